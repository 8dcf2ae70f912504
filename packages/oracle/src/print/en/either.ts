import type { Effect, ObjectRef, PlayerRef } from '@ettin/schema';
import { isClause, phrase, type Said } from './grammar.js';
import type { Speech } from './speech.js';

type Acting = Extract<Effect, { readonly do: 'discard' | 'loseLife' | 'sacrifice' | 'mill' }>;

const isActing = (effect: Effect | undefined): effect is Acting =>
  effect?.do === 'discard' ||
  effect?.do === 'loseLife' ||
  effect?.do === 'sacrifice' ||
  effect?.do === 'mill';

const isController = (who: PlayerRef): who is { readonly controllerOf: ObjectRef } =>
  typeof who === 'object' && 'controllerOf' in who;

/** The same told twice, for a target that is a player and for the controller of one that isn't. */
export function isSameForController(effect: Effect | undefined, next: Effect | undefined): effect is Acting {
  if (!isActing(effect) || !isActing(next) || effect.do !== next.do || !isController(next.who)) return false;
  const sameTarget = JSON.stringify(effect.who) === JSON.stringify(next.who.controllerOf);
  return sameTarget && JSON.stringify({ ...effect, who: 'you' }) === JSON.stringify({ ...next, who: 'you' });
}

/** "that player or that planeswalker's controller discards two cards" */
export function forEither(effect: Acting, s: Speech): Said[] {
  const noun =
    typeof effect.who === 'object' && 'target' in effect.who
      ? permanentOf(effect.who.target, s)
      : 'permanent';
  return s.say
    .said([{ ...effect, who: 'thatPlayer' }], s)
    .map((said) =>
      isClause(said) ? { ...said, subject: phrase(`that player or that ${noun}'s controller`) } : said,
    );
}

function permanentOf(target: string, s: Speech): string {
  const types = s.specs.get(target)?.what.object?.types;
  return types?.length === 1 ? (types[0] ?? 'permanent') : 'permanent';
}
