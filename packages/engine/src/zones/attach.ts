import type { Meaning, ObjectId, TargetId } from '@ettin/schema';
import { TYPE } from '../compile/bits.js';
import type { Chars } from '../compile/types.js';
import type { Game } from '../game.js';
import { makeEnv } from '../state/env.js';
import type { Obj } from '../state/state.js';
import { hasProtectionFrom } from '../targets/protection.js';
import { occur, occurrence } from '../triggers/occur.js';

/** Could an object with these characteristics be attached to this permanent, as far as protection goes (CR 702.16c-d)? */
export function canBeAttached(g: Game, attachment: Chars, host: Obj): boolean {
  return !hasProtectionFrom(g, host, attachment, null);
}

/** Is what it is attached to legal now (CR 704.5m-n)? `to` may be a seat for Auras that enchant players. */
export function legalAttachment(g: Game, o: Obj, to: TargetId): boolean {
  const c = g.chars(o);
  if (to === o.id) return false;
  if (c.subtypes.includes('Aura')) {
    const enchant = c.params.find((p) => p.data.k === 'enchant')?.target;
    if (enchant === undefined || enchant === null) return false;
    if (to < 65536) return enchant.spec.what.player !== undefined;
    const host = g.find(to);
    if (host === null || host.phasedOut || enchant.object === null) return false;
    if (!enchant.zones.includes(host.zone)) return false;
    return (
      enchant.object(g, host, g.chars(host), makeEnv(o.id, c.controller)) && !hasProtectionFrom(g, host, c, o)
    );
  }
  const host = g.find(to);
  if (host === null || host.zone !== 'battlefield' || host.phasedOut) return false;
  const kind = g.chars(host).types;
  if (c.subtypes.includes('Equipment')) {
    if ((c.types & TYPE.creature) !== 0) return false;
    return (kind & TYPE.creature) !== 0 && !hasProtectionFrom(g, host, c, o);
  }
  if (c.subtypes.includes('Fortification')) return (kind & TYPE.land) !== 0;
  return false;
}

/** Attaches; does nothing if it may not or already is (CR 701.3). */
export function attach(g: Game, id: ObjectId, to: TargetId): boolean {
  const o = g.find(id);
  if (o === null || o.zone !== 'battlefield' || o.attachedTo === to) return false;
  if (!legalAttachment(g, o, to)) return false;
  const own = g.own(id);
  own.attachedTo = to;
  own.timestamp = g.nextTimestamp();
  g.touch();
  g.emit({ type: 'attached', cite: 'attach', audience: 'all', object: id, to });
  occur(g, occurrence('attach', { object: id, other: to }));
  return true;
}

/** `cite`: what had it come off. */
export function unattach(g: Game, id: ObjectId, cite: Meaning = 'attach'): void {
  const o = g.find(id);
  if (o === null || o.attachedTo < 0) return;
  g.own(id).attachedTo = -1;
  g.touch();
  g.emit({ type: 'attached', cite, audience: 'all', object: id, to: null });
}
