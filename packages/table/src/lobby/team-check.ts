import { cardByName } from '@ettin/cards';
import { type CardInfo, cardInfoOf, checkTeamDecks, type DeckFault } from '@ettin/decks';
import { tournamentRules } from '@ettin/editions';
import type { DeckFaultView, TableSettings } from '@ettin/protocol';
import type { DeckRules } from '@ettin/schema';
import type { SeatDeck, TableState } from '../state/table.js';
import { teamOf } from '../state/who.js';
import { entriesOf } from './deck.js';

/** What decks of the table's edition are held to. Throws where the edition has no tournament rules: all have. */
export function deckRulesOf(edition: string): DeckRules {
  const rules = tournamentRules(edition);
  if (rules === undefined) throw new Error(`edition ${edition} has no tournament rules`);
  return rules.decks.constructed;
}

const lookup = (name: string): CardInfo | undefined => {
  const card = cardByName(name);
  return card === undefined ? undefined : cardInfoOf(card);
};

/** The table with each deck's faults among its team's decks as they are now. */
export function checkTeams(table: TableState): TableState {
  const faults = table.seats.map((): readonly DeckFaultView[] => []);
  for (const team of [0, 1] as const) {
    const held = table.seats.flatMap((s, seat) =>
      s.deck !== null && teamOf(table, seat) === team ? [{ seat, deck: s.deck }] : [],
    );
    if (madeAsTheyAre(table, held)) continue;
    faultsAmong(
      held.map((h) => h.deck),
      table.settings,
    ).forEach((found, at) => {
      const seat = held[at]?.seat;
      if (seat !== undefined) faults[seat] = found;
    });
  }
  const seats = table.seats.map((s, i) =>
    s.deck === null ? s : { ...s, deck: { ...s.deck, team: faults[i] ?? [] } },
  );
  return { ...table, seats };
}

/** What rules of team deck construction say of one team's decks: by deck, in their order. */
export function faultsAmong(
  decks: readonly SeatDeck[],
  { edition, casual }: Pick<TableSettings, 'edition' | 'casual'>,
): readonly (readonly DeckFaultView[])[] {
  const faults = decks.map((): DeckFaultView[] => []);
  for (const f of teamFaults(decks, deckRulesOf(edition))) {
    // a card that isn't known is told of its list already, with names near it
    if (f.code === 'unknownCard') continue;
    for (const at of f.decks) {
      const line = f.lines.find((l) => l.deck === at)?.line ?? null;
      const { code, card, rule, counted, message } = f;
      faults[at]?.push({ code, card, line, rule, counted, message, near: [], blocks: !casual });
    }
  }
  return faults;
}

interface Checked {
  /** Lists are told by their own faults: one array each, for as long as the list is at the table. */
  readonly lists: readonly SeatDeck['own'][];
  readonly rules: DeckRules;
  readonly faults: readonly DeckFault[];
}
/** By the first list of a team: who sits down, or what is configured, seldom changes a list. */
const checked = new WeakMap<SeatDeck['own'], Checked>();

function teamFaults(decks: readonly SeatDeck[], rules: DeckRules): readonly DeckFault[] {
  const lists = decks.map((d) => d.own);
  const [first] = lists;
  if (first === undefined) return [];
  const had = checked.get(first);
  const same = had?.rules === rules && had.lists.length === lists.length;
  if (same && had.lists.every((list, i) => list === lists[i])) return had.faults;
  const faults = checkTeamDecks(decks.map(entriesOf), rules, lookup);
  checked.set(first, { lists, rules, faults });
  return faults;
}

/** Starter decks were made for teams of two; in other sizes they are played as they are. */
function madeAsTheyAre(table: TableState, held: readonly { readonly deck: SeatDeck }[]): boolean {
  return table.settings.heads !== 2 && held.every((h) => h.deck.starter !== null);
}

export const faultsOf = (deck: SeatDeck): readonly DeckFaultView[] => [...deck.own, ...deck.team];
