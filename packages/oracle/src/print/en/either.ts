import type { Acting } from '../idioms.js';
import { isClause, phrase, type Said } from './grammar.js';
import type { Speech } from './speech.js';

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
