import type { Acting } from '../idioms.js';
import { demonstrated, isClause, phrase, type Said, subjectOf } from './grammar.js';
import { permanentNoun } from './player.js';
import type { Speech } from './speech.js';
import { ofThe } from './words.js';

/** "ce joueur ou le contrôleur de ce planeswalker se défausse de deux cartes" */
export function forEither(effect: Acting, s: Speech): Said[] {
  const noun = permanentNoun(
    typeof effect.who === 'object' && 'target' in effect.who ? { target: effect.who.target } : 'it',
    s,
  );
  const permanent = subjectOf(demonstrated(noun, false, null));
  return s.say
    .said([{ ...effect, who: 'thatPlayer' }], s)
    .map((said) =>
      isClause(said) ? { ...said, subject: phrase(`ce joueur ou le contrôleur ${ofThe(permanent)}`) } : said,
    );
}
