import { deciders, type State } from '@ettin/engine';
import type { PersonId } from '@ettin/protocol';
import type { Decision, Seat } from '@ettin/schema';
import type { PersonState, SeatState, TableState } from './table.js';

export const teamOf = (table: TableState, seat: Seat): 0 | 1 => (seat < table.settings.heads ? 0 : 1);

export function seatOf(table: TableState, person: PersonId): Seat | null {
  const at = table.seats.findIndex((s) => s.occupant.kind === 'person' && s.occupant.person === person);
  return at < 0 ? null : at;
}

export const personOf = (table: TableState, person: PersonId): PersonState | undefined =>
  table.people.find((p) => p.id === person);

/** Seats in which people sit. */
export function peopleSeats(table: TableState): readonly Seat[] {
  return table.seats.flatMap((s, i) => (s.occupant.kind === 'person' ? [i] : []));
}

/** Does a person of the same team sit beside this seat? */
export function hasPartner(table: TableState, seat: Seat): boolean {
  return peopleSeats(table).some((s) => s !== seat && teamOf(table, s) === teamOf(table, seat));
}

/** The seat that decides for a player: its own, or that of whoever controls the player (CR 723.5). */
export function decider(state: State, player: Seat): Seat {
  return deciders(state, ofPlayer(player))[0] ?? player;
}

const ofPlayer = (player: Seat): Decision => ({
  kind: 'priority',
  id: 0,
  players: [player],
  byTeam: false,
  purpose: 'choose',
});

/** Players for whom a seat decides. */
export function decidesFor(state: State, seat: Seat): readonly Seat[] {
  return state.players.filter((p) => decider(state, p.seat) === seat).map((p) => p.seat);
}

export function withSeat(table: TableState, seat: Seat, change: Partial<SeatState>): TableState {
  return { ...table, seats: table.seats.map((s, i) => (i === seat ? { ...s, ...change } : s)) };
}
