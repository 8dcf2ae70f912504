import type { ObjectId, Seat, TargetId } from '@ettin/schema';
import type { Game } from '../game.js';
import type { Attacker } from '../state/state.js';
import { headsOf, isHeadOf } from './targets.js';

/** The attacking creature's place in this combat, or null if it isn't attacking. */
export function attackerRecord(g: Game, id: ObjectId): Attacker | null {
  const combat = g.s.combat;
  if (combat === null) return null;
  for (const a of combat.attackers) if (a.id === id) return a;
  return null;
}

/** Attackers that this creature is blocking now. */
export function blockedByNow(g: Game, id: ObjectId): readonly ObjectId[] {
  const combat = g.s.combat;
  if (combat === null) return [];
  for (const b of combat.blockers) if (b.id === id) return b.blocks;
  return [];
}

export function isBlockingNow(g: Game, id: ObjectId): boolean {
  const combat = g.s.combat;
  return combat?.blockers.some((b) => b.id === id) === true;
}

export function isAttackingPlayer(g: Game, id: ObjectId, seats: readonly Seat[]): boolean {
  const a = attackerRecord(g, id);
  return a !== null && seats.some((seat) => isHeadOf(g, a.attacks, seat));
}

/**
 * The defending player for an ability of this creature (CR 805.10e): the head it attacks, or the controller
 * or protector of what it attacks; kept when it has been removed from combat. Several if it attacks a team, none if it
 * isn't in combat.
 */
export function defendingPlayersFor(g: Game, id: ObjectId): readonly Seat[] {
  return headsOf(g, defenderOf(g, id));
}

/** The same as kept in combat: a seat, a team, or -1. */
function defenderOf(g: Game, id: ObjectId): TargetId {
  const a = attackerRecord(g, id);
  if (a !== null) return a.defender;
  for (const r of g.s.combat?.removed ?? []) if (r.id === id) return r.defender;
  return -1;
}

/**
 * The attacking player that goes with one attacker: who controls it (CR 805.10c), or every head of the active team where
 * each of them is the attacking player (CR 806.7a-b of 2009).
 */
export function attackingHeads(g: Game, controller: Seat): readonly Seat[] {
  if (g.rules.edition.parameters.defendingPlayer === 'attackedHead') return [controller];
  return g.team(g.s.turn.team).seats;
}

/** The attacking player for an ability of a blocking creature: who controls what it blocks (CR 805.10c). */
export function attackingPlayersFor(g: Game, id: ObjectId): readonly Seat[] {
  const seats: Seat[] = [];
  for (const attacker of blockedByNow(g, id)) {
    const seat = g.controllerOf(attacker);
    if (seat < 0) continue;
    for (const head of attackingHeads(g, seat)) if (!seats.includes(head)) seats.push(head);
  }
  return seats;
}
