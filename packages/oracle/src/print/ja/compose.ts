import type { Effect, EffectName } from '@ettin/schema';
import {
  groupExiles,
  isAboutOutcome,
  isSaidAlready,
  isSameForController,
  isWoven,
  paysEnergy,
} from '../idioms.js';
import { mergeEffects } from '../merge.js';
import { chooseAndExile, payAnyEnergy, weave } from './effect/choices.js';
import { EFFECTS } from './effect/index.js';
import type { EffectOf, EffectPrinter } from './effect/shape.js';
import { type Clause, join, phrase } from './grammar.js';
import { shortNoun } from './object.js';
import type { Speech } from './speech.js';

function print<K extends EffectName>(effect: EffectOf<K>, s: Speech): readonly Clause[] {
  const printer: EffectPrinter<K> = EFFECTS[effect.do as K];
  const said = printer(effect, s);
  return 'length' in said ? said : [said];
}

/** The same for a target that is a player and for the controller of one that isn't. */
function forEither(effect: Extract<Effect, { readonly who: unknown }>, s: Speech): Clause[] {
  const who = 'who' in effect ? effect.who : undefined;
  const spec =
    typeof who === 'object' && who !== null && 'target' in who ? s.specs.get(String(who.target)) : undefined;
  const noun = shortNoun(spec?.what.object, 'permanent');
  const subject = phrase(`そのプレイヤーかその${noun}のコントローラー`);
  const mine: Effect = { ...(effect as EffectOf<'discard'>), who: 'thatPlayer' };
  return print(mine, s).map((one) => ({ ...one, subject }));
}

/** Effects one by one, not yet joined. */
export function said(instructions: readonly Effect[], s: Speech): Clause[] {
  const effects = mergeEffects(instructions);
  const all: Clause[] = [];
  effects.forEach((effect, at) => {
    if (isSaidAlready(effect, effects.slice(0, at))) return;
    if (effect.do === 'choose' && isWoven(effect, effects.slice(at + 1))) {
      weave(effect, s);
      return;
    }
    const before = effects[at - 1];
    const next = effects[at + 1];
    if (before?.do === 'choose' && groupExiles(before, effect)) return;
    if (isSameForController(before, effect)) return;
    if (before?.do === 'chooseNumber' && paysEnergy(before, effect)) return;
    const player = s.playerText;
    s.afterwards = at > 0 && effect.do === 'if' && isAboutOutcome(effect.if);
    if (effect.do === 'chooseNumber' && paysEnergy(effect, next)) all.push(payAnyEnergy(effect, s));
    else if (effect.do === 'choose' && groupExiles(effect, next)) all.push(chooseAndExile(effect, s));
    else if (isSameForController(effect, next)) all.push(...forEither(effect, s));
    else all.push(...print(effect, s));
    s.playerText = player;
  });
  return all;
}

/** Sentences without full stops. */
export const effects = (list: readonly Effect[], s: Speech): string[] => join(said(list, s));

/** The same where one condition holds for all of them: joined as far as they can be. */
export const together = (list: readonly Effect[], s: Speech): string[] => join(said(list, s), true);
