import type { ObjectId, Zone } from '@ettin/schema';
import { READS } from '../compile/bits.js';
import type { Game } from '../game.js';
import { packChars } from '../layers/known.js';
import type { Obj } from '../state/state.js';
import { freeObject } from '../zones/slots.js';

/** Abilities and copies of spells cease to exist when they leave the stack (CR 608.2n, 707.10). */
export function removeFromStack(g: Game, id: ObjectId): void {
  const o = g.find(id);
  if (o === null) return;
  g.s.lastKnown = [...g.s.lastKnown, { id, object: o, chars: packChars(g.chars(o)), next: 0 }];
  g.s.stack = g.s.stack.filter((x) => x !== id);
  freeObject(g, id);
  g.changed(READS.stack);
  if (o.stack?.kind === 'spell' && o.stack.copy)
    g.emit({ type: 'changed', cite: 'sba.copy', audience: 'all', object: id, what: 'ceases' });
}

/** Where a spell goes instead of the graveyard because of how it was cast (flashback, CR 702.34). */
export function zoneAfterStack(o: Obj, to: Zone): Zone {
  const method = o.cast?.method;
  if (
    method === 'flashback' ||
    method === 'jumpStart' ||
    method === 'aftermath' ||
    o.cast?.flags.includes('exileAfter')
  )
    return 'exile';
  return to;
}
