import type { Seat } from '@ettin/schema';
import type { Game } from '../game.js';

/** Stands for the spectators in the audience of an event. */
const SPECTATORS: Seat = -1;

/** These players, and whoever sees through their eyes because they control one of them (CR 723.4). */
export function seatsWhoSee(g: Game, seats: readonly Seat[]): readonly Seat[] {
  if (g.s.players.every((p) => p.controlledBy === null)) return seats;
  const out = new Set(seats);
  // whoever controls a controller sees through both; a set grows while it is gone through
  for (const seat of out) {
    const by = g.player(seat).controlledBy;
    if (by !== null) out.add(by);
  }
  return [...out].sort((a, b) => a - b);
}

/** The players and spectators who aren't in this audience. */
export function everybodyElse(g: Game, audience: readonly Seat[]): readonly Seat[] {
  return [...g.s.players.map((p) => p.seat).filter((s) => !audience.includes(s)), SPECTATORS];
}
