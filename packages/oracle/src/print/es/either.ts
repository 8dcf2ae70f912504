import type { Acting } from '../idioms.js';
import { isClause, person, type Said } from './grammar.js';
import type { Speech } from './speech.js';
import { PERMANENT, TYPE_WORDS } from './vocabulary.js';

/** "ese jugador o el controlador de ese planeswalker descarta dos cartas" */
export function forEither(effect: Acting, s: Speech): Said[] {
  const noun =
    typeof effect.who === 'object' && 'target' in effect.who
      ? permanentOf(effect.who.target, s)
      : PERMANENT.one;
  return s.say
    .said([{ ...effect, who: 'thatPlayer' }], s)
    .map((said) =>
      isClause(said) ? { ...said, subject: person(`ese jugador o el controlador de ese ${noun}`) } : said,
    );
}

function permanentOf(target: string, s: Speech): string {
  const [type, ...others] = s.specs.get(target)?.what.object?.types ?? [];
  return type !== undefined && others.length === 0 ? TYPE_WORDS[type].one : PERMANENT.one;
}
