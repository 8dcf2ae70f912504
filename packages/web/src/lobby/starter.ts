import { starterDecks, starterTeams } from '@ettin/cards';
import type { SeatView } from '@ettin/protocol';
import type { Seat } from '@ettin/schema';

/**
 * The starter deck to offer to somebody who sits down: the one that goes with a teammate's, else what they played last,
 * else one of a pair of which nothing is at the table yet.
 */
export function starterFor(seats: readonly SeatView[], seat: Seat, last: string): string {
  const others = seats.filter((s) => s.seat !== seat);
  const taken = new Set(others.map((s) => s.deck?.starter ?? null));
  const team = seats.find((s) => s.seat === seat)?.team;
  const mates = others.filter((s) => s.team === team).map((s) => s.deck?.starter ?? null);
  const partner = starterDecks.find((d) => mates.includes(d.partner) && !taken.has(d.id));
  if (partner !== undefined) return partner.id;
  const alone = mates.every((m) => m === null);
  if (alone && !taken.has(last) && starterDecks.some((d) => d.id === last)) return last;
  const fresh = starterTeams.find((pair) => pair.decks.every((d) => !taken.has(d.id)))?.decks[0];
  return (fresh ?? starterDecks.find((d) => !taken.has(d.id)))?.id ?? last;
}
