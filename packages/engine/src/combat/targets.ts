import { isSeat, isTeam, type ObjectId, type Seat, type TargetId, teamAsTarget, teamIn } from '@ettin/schema';
import { TYPE } from '../compile/bits.js';
import type { Game } from '../game.js';
import type { Attacker, Combat, Obj } from '../state/state.js';

/**
 * What can be attacked. Easily confused:
 *   target     what an attacker is aimed at: a head (seat), a planeswalker or a battle (CR 506.3); in editions
 *              with `attack: 'team'` the team instead of a head (CR 806.7a of 2009)
 *   defender   the one defending player that goes with it: the head itself, the controller of the
 *              planeswalker, the protector of the battle (CR 805.10e); the team, if that is attacked
 *   heads      the players that a defender stands for: one, or all of the team
 */

const NONE: readonly never[] = [];

/** A combat phase in which nothing has been declared yet. */
export const NO_COMBAT: Combat = {
  attackers: NONE,
  blockers: NONE,
  declared: false,
  firstStruck: NONE,
  assignments: NONE,
  removed: NONE,
  pendingAttack: NONE,
};

/** A permanent as the rules of combat see it: on the battlefield and phased in (CR 702.26b), else null. */
export function onBattlefield(g: Game, id: ObjectId): Obj | null {
  const o = g.find(id);
  return o !== null && o.zone === 'battlefield' && !o.phasedOut ? o : null;
}

/** Whether the seat is on a team other than the one whose turn it is: a defending player (CR 805.10a). */
export function isDefending(g: Game, seat: Seat): boolean {
  return g.player(seat).team !== g.s.turn.team;
}

/** Players of the defending team, in seat order (CR 805.10a). */
export function defendingSeats(g: Game): readonly Seat[] {
  const out: Seat[] = [];
  for (const p of g.s.players) if (p.team !== g.s.turn.team && g.team(p.team).lost === null) out.push(p.seat);
  return out;
}

/** The player who protects the battle; one without a battle type is protected by its controller (CR 310.8a). */
export function protectorOf(g: Game, battle: Obj): Seat {
  const chosen = battle.chosen?.player;
  return typeof chosen === 'number' ? chosen : g.chars(battle).controller;
}

/**
 * The defending player for an attack on the target, or -1 where it can't be attacked: only defending heads,
 * planeswalkers they control and battles they protect (CR 506.2, 310.8b). The team as a target is its own defender.
 */
export function defenderAgainst(g: Game, target: TargetId): TargetId {
  if (target < 65536) return mayBeAttacked(g, target) ? target : -1;
  const o = onBattlefield(g, target);
  if (o === null) return -1;
  const c = g.chars(o);
  if ((c.types & TYPE.battle) !== 0) {
    const protector = protectorOf(g, o);
    if (isDefending(g, protector)) return protector;
  }
  return (c.types & TYPE.planeswalker) !== 0 && isDefending(g, c.controller) ? c.controller : -1;
}

/** A head, or the team where the rules attack that and no head (CR 606.7a of 2005). */
function mayBeAttacked(g: Game, target: TargetId): boolean {
  if (g.rules.edition.parameters.attack === 'head')
    return target >= 0 && target < g.s.players.length && isDefending(g, target);
  return isTeam(target) && g.s.teams[teamIn(target)] !== undefined && teamIn(target) !== g.s.turn.team;
}

/** The players that a defender stands for: a head itself, all heads of a team, nobody for -1. */
export function headsOf(g: Game, defender: TargetId): readonly Seat[] {
  if (isTeam(defender)) return g.team(teamIn(defender)).seats;
  return defender >= 0 ? [defender] : NONE;
}

/** Whether this player is the defender, or one of the team that is. */
export function isHeadOf(g: Game, defender: TargetId, seat: Seat): boolean {
  return defender === seat || (isTeam(defender) && seat >= 0 && g.player(seat).team === teamIn(defender));
}

/** "That player" of an attack: the head attacked, or nobody in particular if a team is. */
export function onlyHead(a: Attacker): Seat {
  return isSeat(a.defender) ? a.defender : -1;
}

/** Everything that the active team may attack: heads (or the team) first, then planeswalkers and battles. */
export function attackTargets(g: Game): readonly TargetId[] {
  const out: TargetId[] = attackedAsPlayers(g);
  for (const id of g.s.battlefield) {
    const o = g.find(id);
    if (o === null || o.phasedOut) continue;
    if ((g.chars(o).types & (TYPE.planeswalker | TYPE.battle)) !== 0 && defenderAgainst(g, id) >= 0)
      out.push(id);
  }
  return out;
}

function attackedAsPlayers(g: Game): TargetId[] {
  if (g.rules.edition.parameters.attack === 'head') return [...defendingSeats(g)];
  return g.s.teams.filter((t) => t.id !== g.s.turn.team && t.lost === null).map((t) => teamAsTarget(t.id));
}

/** The head whose planeswalker this target is, the head itself (or the team), or -1 for a battle: "attack you or your planeswalkers". */
export function headAttacked(g: Game, target: TargetId): TargetId {
  if (target < 65536) return target;
  const o = onBattlefield(g, target);
  if (o === null) return -1;
  const c = g.chars(o);
  return (c.types & TYPE.planeswalker) !== 0 ? c.controller : -1;
}

/** Does a rule about attacking a player speak of this target: the head, and planeswalkers if it says so? */
export function reaches(g: Game, target: TargetId, planeswalkersToo: boolean): boolean {
  if (isSeat(target) || isTeam(target)) return true;
  if (!planeswalkersToo) return false;
  const o = onBattlefield(g, target);
  return o !== null && (g.chars(o).types & TYPE.planeswalker) !== 0;
}
