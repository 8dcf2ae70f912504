import { starterDecks, starterTeams } from '@ettin/cards';
import type { DeckChoice } from '@ettin/protocol';
import type { Seat } from '@ettin/schema';
import type { TableState } from '../state/table.js';
import { teamOf } from '../state/who.js';

/**
 * A starter deck for a seat that was given none: the partner of its teammate's where that has one, else of a team of
 * which nothing is at the table yet, else any that isn't.
 */
export function starterFor(table: TableState, seat: Seat): DeckChoice {
  const at = (s: Seat) => table.seats[s]?.deck?.starter ?? null;
  const all = table.seats.map((_, s) => s).filter((s) => s !== seat);
  const taken = new Set(all.map(at));
  const mates = all.filter((s) => teamOf(table, s) === teamOf(table, seat)).map(at);
  const partner = starterDecks.find((d) => mates.includes(d.partner) && !taken.has(d.id));
  const fresh = starterTeams.find((t) => t.decks.every((d) => !taken.has(d.id)))?.decks[0];
  const found = partner ?? fresh ?? starterDecks.find((d) => !taken.has(d.id)) ?? starterDecks[0];
  if (found === undefined) throw new Error('there are no starter decks');
  return { starter: found.id };
}
