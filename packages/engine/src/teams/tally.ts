import type { Seat } from '@ettin/schema';
import { READS } from '../compile/bits.js';
import type { Game } from '../game.js';
import { bounded } from '../state/bounded.js';

/** Counts something that a player did or suffered this turn; returns the new count. */
export function addTally(g: Game, seat: Seat, key: string, n: number): number {
  const tally = g.ownTally(seat);
  const count = bounded((tally[key] ?? 0) + n);
  tally[key] = count;
  g.changed(READS.tally);
  return count;
}
