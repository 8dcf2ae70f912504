import { KW, TYPE } from '../compile/bits.js';
import type { Chars } from '../compile/types.js';
import type { Game } from '../game.js';
import type { Obj, Team } from '../state/state.js';

/**
 * CR 302.6 with CR 805.4: a creature that its controller hasn't controlled continuously since the team's most
 * recent turn began can't attack or pay {T} and {Q} costs of its own abilities, unless it has haste (CR 702.10).
 */
export function isSick(g: Game, o: Obj, c: Chars): boolean {
  if ((c.types & TYPE.creature) === 0 || (c.kw0 & HASTE) !== 0) return false;
  return o.since >= lastTurnOf(g, g.teamOf(c.controller));
}

const HASTE = 1 << KW.haste;

/** Number of the turn that the team is taking, or else of the latest that it took. */
function lastTurnOf(g: Game, team: Team): number {
  const turn = g.s.turn;
  return turn.team === team.id ? turn.number : team.lastTurn;
}
