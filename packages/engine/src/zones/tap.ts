import type { ObjectId } from '@ettin/schema';
import { READS } from '../compile/bits.js';
import type { Game } from '../game.js';
import { listens, occur, occurrence } from '../triggers/occur.js';

/** Taps; false if it was tapped already or isn't there. */
export function tap(g: Game, id: ObjectId): boolean {
  const o = g.find(id);
  if (o === null || o.zone !== 'battlefield' || o.tapped) return false;
  g.own(id).tapped = true;
  g.changed(READS.tapped);
  g.emit({ type: 'tapped', cite: 'tap', audience: 'all', object: id, tapped: true });
  if (listens(g, 'tap')) occur(g, occurrence('tap', { object: id }));
  return true;
}

export function untap(g: Game, id: ObjectId): boolean {
  const o = g.find(id);
  if (o === null || o.zone !== 'battlefield' || !o.tapped) return false;
  g.own(id).tapped = false;
  g.changed(READS.tapped);
  g.emit({ type: 'tapped', cite: 'untap', audience: 'all', object: id, tapped: false });
  if (listens(g, 'untap')) occur(g, occurrence('untap', { object: id }));
  return true;
}
