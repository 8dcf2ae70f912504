/**
 * Words of this package that are easily confused:
 *   deck list  the text that a person pastes or saves
 *   deck       what was read from it: entries and problems
 *   entry      one line's cards; a name may have several entries, and they are never merged on reading
 *   section    where an entry's cards start; CR 100.4 (sideboard), CR 903.6 (commander)
 */
/** Cards of a deck. The rules have no such limit, but a game copies its libraries. */
export const MOST_CARDS = 5000;

export const SECTIONS = ['main', 'sideboard', 'commander'] as const;
export type Section = (typeof SECTIONS)[number];

export interface DeckEntry {
  /** 1 to 999. */
  readonly count: number;
  /** Parts of a split card are joined with " // ", whatever the list had. */
  readonly name: string;
  readonly section: Section;
  /** Upper case, e.g. "M10". */
  readonly set?: string;
  /** Collector number as written, e.g. "146" or "12★". */
  readonly number?: string;
  /** Counted from 1. */
  readonly line: number;
}

export const PROBLEM_CODES = [
  /** Neither a card, a heading nor a comment. */
  'unreadable',
  /** Zero, negative, or beyond 999. */
  'badCount',
  /** Two counts that contradict ("2 Shock x4"), or a number that could be a count or something else. */
  'ambiguous',
  /** A heading that says nothing of sections; the cards below stay in the section above it. */
  'unknownHeading',
  /** Maybeboards, tokens and the like: read, but no part of the deck. */
  'notInDeck',
  /** The text was decoded with the wrong character set, so the name can't be trusted. */
  'badEncoding',
  /** A whole file of another kind (XML, HTML, JSON). */
  'notAList',
  'tooLong',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** A line that gave no entry. Nothing is dropped without one. */
export interface DeckProblem {
  readonly line: number;
  readonly text: string;
  readonly code: ProblemCode;
  readonly message: string;
}

export interface Deck {
  readonly name?: string;
  readonly entries: readonly DeckEntry[];
  readonly problems: readonly DeckProblem[];
}

/** Cards of a section, or of the whole deck. */
export function deckSize(deck: Pick<Deck, 'entries'>, section?: Section): number {
  let size = 0;
  for (const entry of deck.entries) {
    if (section === undefined || entry.section === section) size += entry.count;
  }
  return size;
}
