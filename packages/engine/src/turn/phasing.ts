import type { ObjectId } from '@ettin/schema';
import { removeFromCombat } from '../combat/attack.js';
import { KW } from '../compile/bits.js';
import { hasBit } from '../compile/filter.js';
import type { Game } from '../game.js';
import { withKey } from '../state/with.js';

/** A permanent phases out with what is attached to it (CR 702.26). It is treated as though it didn't exist. */
export function phaseOut(g: Game, id: ObjectId): void {
  const o = g.find(id);
  if (o === null || o.phasedOut) return;
  // what has phased out by itself comes back by itself (CR 702.26i)
  const attached = g.s.battlefield.filter((x) => {
    const a = g.find(x);
    return a?.attachedTo === id && !a.phasedOut;
  });
  removeFromCombat(g, id);
  const own = g.own(id);
  own.phasedOut = true;
  // whose untap step brings it back: the controller's as it phased out
  own.marks = withKey(own.marks, 'phasedFor', g.player(g.chars(o).controller).team);
  g.touch();
  g.emit({ type: 'changed', cite: 'phasing', audience: 'all', object: id, what: 'phaseOut' });
  for (const x of attached) phaseOutWith(g, x);
}

function phaseOutWith(g: Game, id: ObjectId): void {
  const own = g.own(id);
  own.phasedOut = true;
  own.marks = withKey(own.marks, 'phasedWith', 1);
  g.touch();
  g.emit({ type: 'changed', cite: 'phasing', audience: 'all', object: id, what: 'phaseOut' });
}

/** First of all in the untap step (CR 502.1): the active team's phased-out permanents come in, those with phasing go out. */
export function phaseInAndOut(g: Game): void {
  const team = g.s.turn.team;
  const back = g.s.battlefield.filter((id) => {
    const o = g.find(id);
    return o?.phasedOut === true && o.marks?.phasedFor === team && o.marks.phasedWith !== 1;
  });
  const out = g.s.battlefield.filter((id) => {
    const o = g.find(id);
    if (o === null || o.phasedOut) return false;
    const c = g.chars(o);
    return hasBit(c, KW.phasing) && g.player(c.controller).team === team;
  });
  for (const id of back) phaseIn(g, id);
  for (const id of out) phaseOut(g, id);
}

function phaseIn(g: Game, id: ObjectId): void {
  const own = g.own(id);
  own.phasedOut = false;
  g.touch();
  g.emit({ type: 'changed', cite: 'phasing', audience: 'all', object: id, what: 'phaseIn' });
  for (const x of g.s.battlefield) {
    const a = g.find(x);
    if (a?.phasedOut === true && a.attachedTo === id && a.marks?.phasedWith === 1) {
      const mine = g.own(x);
      mine.marks = withKey(mine.marks, 'phasedWith', 0);
      phaseIn(g, x);
    }
  }
}
