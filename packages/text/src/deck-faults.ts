import { DECK_FAULTS } from './catalogue/deck-faults.js';
import type { Language } from './language.js';

/** A fault of a deck or of a line of its list, as `decks` and tables tell it. */
export interface ToldFault {
  readonly code: string;
  readonly card: string | null;
  readonly counted: { readonly count: number; readonly limit: number } | null;
  /** In English. */
  readonly message: string;
}

type Code = keyof typeof DECK_FAULTS.messages.en & string;

/** Codes whose words name numbers. */
const COUNTED = [
  'tooManyCards',
  'tooFewCards',
  'sideboardTooLarge',
  'tooManyCopies',
  'tooManyOnTeam',
  'restrictedCard',
  'notInPool',
] as const satisfies readonly Code[];

/** Codes that there are words for. */
export const DECK_FAULT_CODES = Object.keys(DECK_FAULTS.messages.en) as readonly Code[];

/**
 * What is wrong, in the language, without saying which deck it is. A code that there are no words for, or one without
 * its numbers, comes from a program of another version: it is told in that program's English.
 */
export function deckFaultText({ code, card, counted, message }: ToldFault, language: Language): string {
  const known = DECK_FAULT_CODES.find((one) => one === code);
  if (known === undefined) return message;
  const named = { card: card ?? '' };
  const withNumbers = COUNTED.find((one) => one === known);
  if (withNumbers !== undefined)
    return counted === null
      ? message
      : DECK_FAULTS.text(language, withNumbers, { ...named, count: counted.count, limit: counted.limit });
  return DECK_FAULTS.text(language, known as Exclude<Code, (typeof COUNTED)[number]>, named);
}
