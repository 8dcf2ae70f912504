import { cardByName } from '@ettin/cards';
import { CONSTRUCTED, cardInfoOf, checkTeamDecks, type DeckFault, FAULT_CODES, readDeck } from '@ettin/decks';
import type { Reading } from '../reading.js';
import type { Node } from '../source.js';
import { type Check, same } from './check.js';

/** `{A1: "4 Naturalize\n56 Forest"}`: deck lists, as any program writes them. */
export function readDecks(r: Reading, node: Node): void {
  for (const e of r.entries(node, 'decks')) {
    const seat = r.seatNamed(e.key, e.line, 'decks');
    const text = e.value.kind === 'scalar' && typeof e.value.value === 'string' ? e.value.value : '';
    if (text === '')
      r.problem(e.line, `the deck of ${e.key} has to be a text: a number and a name in each line`);
    r.decks.set(seat, text);
  }
}

/** `{A: legal, B: [sharedName]}`: whether a team may play its decks (constructed), or all that is wrong with them. */
export function readDeckCheck(r: Reading, node: Node): Check {
  const map = r.map(node, 'decks', ['A', 'B']);
  const checks = (['A', 'B'] as const).flatMap((name, team) => {
    const value = map[name];
    if (value === undefined) return [];
    const legal = value.kind === 'scalar' && value.text === 'legal';
    const codes = legal ? [] : r.items(value).map((n) => r.oneOf(n, 'decks', FAULT_CODES) ?? '');
    const seats = r.seats({ kind: 'scalar', line: value.line, value: name, text: name }, 'decks');
    for (const seat of seats)
      if (!r.decks.has(seat)) r.problem(value.line, `decks: that of ${r.seatNames()[seat]} isn't given`);
    const lists = seats.map((seat) => r.decks.get(seat) ?? '');
    return [{ name, team, line: value.line, wanted: legal ? 'legal' : [...codes].sort().join(', '), lists }];
  });
  return () =>
    checks.flatMap((c) => same(c.line, `decks of ${c.name}`, c.wanted, inWords(faultsOf(c.lists))));
}

function faultsOf(lists: readonly string[]): readonly DeckFault[] {
  return checkTeamDecks(lists.map(readDeck), CONSTRUCTED, (name) => {
    const card = cardByName(name);
    return card === undefined ? undefined : cardInfoOf(card);
  });
}

const inWords = (faults: readonly DeckFault[]): string =>
  faults.length === 0 ? 'legal' : [...new Set(faults.map((f) => f.code))].sort().join(', ');
