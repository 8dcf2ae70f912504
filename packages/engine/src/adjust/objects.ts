import type { AdjustedZone, ObjectId, Seat } from '@ettin/schema';
import { TYPE } from '../compile/bits.js';
import { happening, movePlan } from '../events/happening.js';
import type { Game } from '../game.js';
import type { Obj } from '../state/state.js';
import { commitMoves } from '../zones/move.js';
import { tap, untap } from '../zones/tap.js';
import type { WhyNot } from './adjust.js';

const UNKNOWN: WhyNot = { code: 'unknownObject', cite: 'zone.move', message: 'there is no such object' };

/** Into another zone, as any object that changes zones becomes a new one (CR 400.7). */
export function adjustMove(
  g: Game,
  player: Seat,
  id: ObjectId,
  to: AdjustedZone,
  place: 'top' | 'bottom',
): WhyNot | null {
  const o = g.find(id);
  if (o === null || !canName(g, o, player)) return UNKNOWN;
  if (o.zone === 'stack' || o.zone === 'command' || o.zone === to)
    return { code: 'wrongZone', cite: 'zone.move', message: 'it cannot be moved there from where it is' };
  if (to === 'battlefield' && !isPermanent(g, o))
    return { code: 'wrongZone', cite: 'zone.move', message: 'only permanents are on the battlefield' };
  const position = place === 'bottom' ? 'bottom' : 'top';
  const move = movePlan({ from: o.zone, to, cause: 'effect', position });
  commitMoves(g, [happening('move', { object: id, player: o.owner, move })]);
  return null;
}

/** Whoever may not know that a card is there can't have it moved. */
function canName(g: Game, o: Obj, player: Seat): boolean {
  if (o.zone === 'library') return false;
  return o.zone !== 'hand' || g.sameTeam(o.owner, player);
}

/** Instants and sorceries can't enter the battlefield (CR 304.4, 307.4). */
function isPermanent(g: Game, o: Obj): boolean {
  const face = g.rules.defs[o.def]?.faces[0];
  return face === undefined || (face.base.types & (TYPE.instant | TYPE.sorcery)) === 0;
}

export function adjustTapped(g: Game, id: ObjectId, tapped: boolean): WhyNot | null {
  if (g.find(id)?.zone !== 'battlefield') return { ...UNKNOWN, cite: 'tap' };
  const done = tapped ? tap(g, id) : untap(g, id);
  return done ? null : { code: 'badChoice', cite: 'tap', message: 'it is so already' };
}
