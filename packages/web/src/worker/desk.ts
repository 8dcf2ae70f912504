import { commitmentOf } from '@ettin/engine';
import type { DeckFaultView } from '@ettin/protocol';
import { deckFrom } from '@ettin/table';

/** What the page has its worker find out, since it needs all cards or the engine. */
export type DeskQuestion =
  /** What would a table read in this list? */
  | { readonly of: 'deck'; readonly list: string }
  /** What was to be published of this seed before the game? */
  | { readonly of: 'commitment'; readonly seed: string };

export interface DeckReading {
  readonly of: 'deck';
  readonly main: readonly (readonly [count: number, name: string])[];
  readonly side: readonly (readonly [count: number, name: string])[];
  /** Lines that weren't read, names that aren't known, cards that can't be played. */
  readonly faults: readonly DeckFaultView[];
}

export type DeskAnswer = DeckReading | { readonly of: 'commitment'; readonly commitment: string };

export function atDesk(question: DeskQuestion): DeskAnswer {
  if (question.of === 'commitment') return { of: 'commitment', commitment: commitmentOf(question.seed) };
  // the table's own way of reading, so that the page never says otherwise than the table will
  const deck = deckFrom({ list: question.list, name: '' });
  if (deck === undefined) throw new Error('a list is always read');
  const { main, side, own } = deck;
  return { of: 'deck', main, side, faults: own };
}
