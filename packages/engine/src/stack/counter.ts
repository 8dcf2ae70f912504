import type { ObjectId, Zone } from '@ettin/schema';
import { RESTRICTION } from '../compile/zones.js';
import { happen } from '../events/happen.js';
import type { Game } from '../game.js';
import { toZone } from '../zones/destroy.js';
import { removeFromStack, zoneAfterStack } from './leave.js';
import { stackName } from './name.js';

/** Counters a spell or ability (CR 701.6); false if it can't be countered or isn't there. */
export function counterSpell(
  g: Game,
  id: ObjectId,
  to: Zone,
  source: ObjectId,
  position: 'top' | 'bottom' | 'shuffled' = 'top',
): boolean {
  const o = g.find(id);
  if (o === null || o.zone !== 'stack' || o.stack === null) return false;
  if (o.def >= 0 && (g.chars(o).restricted & RESTRICTION.cantBeCountered) !== 0) {
    g.note('counterSpell', o.controller, 'cantBeCountered');
    return false;
  }
  g.emit({
    type: 'countered',
    cite: 'counterSpell',
    audience: 'all',
    object: id,
    name: stackName(g, o),
  });
  if (o.stack.kind !== 'spell' || o.stack.copy) removeFromStack(g, id);
  else happen(g, [toZone(o, zoneAfterStack(o, to), 'counter', { source }, { position })]);
  return true;
}
