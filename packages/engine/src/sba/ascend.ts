import type { Seat } from '@ettin/schema';
import { READS } from '../compile/bits.js';
import type { Game } from '../game.js';

const ENOUGH = 10;

/** Who controls ten or more permanents gets the city's blessing for the rest of the game (CR 702.131): that player alone. */
export function ascend(g: Game, seat: Seat): void {
  if (g.player(seat).cityBlessing) return;
  let n = 0;
  for (const id of g.s.battlefield) {
    const o = g.find(id);
    if (o !== null && !o.phasedOut && g.chars(o).controller === seat) n += 1;
  }
  if (n < ENOUGH) return;
  g.setPlayer(seat, { cityBlessing: true });
  g.changed(READS.status);
  g.emit({ type: 'status', cite: 'keyword.action', audience: 'all', what: 'cityBlessing', player: seat });
}
