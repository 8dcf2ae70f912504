import type { DeckFault, DeckProblem } from '@ettin/decks';
import { catalogue, deckFaultText, type Language, listed, textOf } from '@ettin/text';
import { DECKS_EN } from './en/decks.js';
import { DECKS_ES } from './es/decks.js';
import { DECKS_FR } from './fr/decks.js';
import { DECKS_JA } from './ja/decks.js';

/** What is said of decks beside their faults, which are in @ettin/text. */
export const DECKS = catalogue(DECKS_EN, { es: DECKS_ES, fr: DECKS_FR, ja: DECKS_JA });

/** A fault with the decks that it is of. The English of `decks` names them and says more than the code tells. */
export function faultWords(fault: DeckFault, language: Language): string {
  if (language === 'en') return fault.message;
  const numbers = fault.decks.map((at) => [{ text: `${at + 1}` }]);
  return DECKS.text(language, 'ofDecks', {
    n: numbers.length,
    list: textOf(listed(numbers, language)),
    text: deckFaultText(fault, language),
  });
}

/** What is wrong with a line of a list, likewise. */
export const problemWords = ({ code, message }: DeckProblem, language: Language): string =>
  language === 'en' ? message : deckFaultText({ code, card: null, counted: null, message }, language);
