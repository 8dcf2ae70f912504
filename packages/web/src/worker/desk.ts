import { commitmentOf } from '@ettin/engine';
import { DEFAULT_TABLE, type DeckChoice, type DeckFaultView } from '@ettin/protocol';
import { deckFrom, faultsAmong } from '@ettin/table';
import { fittingStarter } from './fitting.js';

/** What the page has its worker find out, since it needs all cards or the engine. */
export type DeskQuestion =
  /** What would a table read in this list? */
  | { readonly of: 'deck'; readonly list: string }
  /** What would a table say of a list and the partner's deck? Null: a starter deck that fits the list. */
  | {
      readonly of: 'team';
      readonly mine: DeckChoice;
      readonly partner: DeckChoice | null;
      readonly casual: boolean;
    }
  /** What was to be published of this seed before the game? */
  | { readonly of: 'commitment'; readonly seed: string };

export interface ReadList {
  readonly main: readonly (readonly [count: number, name: string])[];
  readonly side: readonly (readonly [count: number, name: string])[];
  /** Lines that weren't read, names that aren't known, cards that can't be played. */
  readonly faults: readonly DeckFaultView[];
}

export type DeckReading = ReadList & { readonly of: 'deck' };

/** Two decks as a team's, with the faults of each among both; by today's rules. */
export interface TeamReading {
  readonly of: 'team';
  readonly mine: ReadList;
  readonly partner: ReadList;
  /** The id of the starter deck that fits the list best. */
  readonly fitting: string;
}

export type DeskAnswer =
  | DeckReading
  | TeamReading
  | { readonly of: 'commitment'; readonly commitment: string };

export function atDesk(question: DeskQuestion): DeskAnswer {
  if (question.of === 'commitment') return { of: 'commitment', commitment: commitmentOf(question.seed) };
  if (question.of === 'team') return asTeam(question);
  const { main, side, own } = read({ list: question.list, name: '' });
  return { of: 'deck', main, side, faults: own };
}

function asTeam({ mine, partner, casual }: Extract<DeskQuestion, { of: 'team' }>): TeamReading {
  const deck = read(mine);
  const fitting = fittingStarter(deck);
  const decks = [deck, read(partner ?? { starter: fitting })] as const;
  const among = faultsAmong(decks, { edition: DEFAULT_TABLE.edition, casual });
  const readOf = (at: 0 | 1): ReadList => {
    const { main, side, own } = decks[at];
    return { main, side, faults: [...own, ...(among[at] ?? [])] };
  };
  return { of: 'team', mine: readOf(0), partner: readOf(1), fitting };
}

/** The table's own way of reading, so that the page never says otherwise than the table will. */
function read(choice: DeckChoice) {
  const deck = deckFrom(choice);
  if (deck === undefined) throw new Error('there is no such starter deck');
  return deck;
}
