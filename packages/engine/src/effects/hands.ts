import type { ObjectId, Seat } from '@ettin/schema';
import type { Game } from '../game.js';
import type { Obj } from '../state/state.js';
import { everybodyElse, seatsWhoSee } from '../zones/audience.js';

/** By name and then by id: the order of a hand would tell when each card was drawn. */
export function sortedByName(g: Game, ids: readonly ObjectId[]): readonly ObjectId[] {
  return sorted(
    g,
    ids.map((id) => g.get(id)),
  ).map((o) => o.id);
}

function sorted(g: Game, cards: readonly Obj[]): readonly Obj[] {
  const name = (o: Obj) => g.chars(o).name;
  return [...cards].sort((a, b) => (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : a.id - b.id));
}

/** Reveals a hand to everybody; ids are for its team, and for `chooser`, who will pick from it. */
export function showHand(g: Game, seat: Seat, chooser: Seat): void {
  const hand = sorted(g, g.s.hands[seat] ?? []);
  const audience = seatsWhoSee(g, [...g.teamOf(seat).seats, chooser]);
  const base = { type: 'revealed', cite: 'reveal', player: seat } as const;
  const cards = hand.map((o) => ({ object: o.id, name: g.chars(o).name }));
  g.emit({ ...base, audience, cards });
  g.emit({
    ...base,
    audience: everybodyElse(g, audience),
    cards: cards.map(({ name }) => ({ object: null, name })),
  });
}

/** Names of a hand, to everybody or only to the one who looks at it (and to its own team, who know it). */
export function tellHand(g: Game, seat: Seat, viewer: Seat | 'all'): void {
  g.emit({
    type: 'revealed',
    cite: 'reveal',
    audience: viewer === 'all' ? 'all' : seatsWhoSee(g, [...g.teamOf(seat).seats, viewer]),
    player: seat,
    cards: sorted(g, g.s.hands[seat] ?? []).map((o) => ({ object: null, name: g.chars(o).name })),
  });
}
