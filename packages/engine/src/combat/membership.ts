import type { ObjectId, TargetId } from '@ettin/schema';
import { READS, TYPE } from '../compile/bits.js';
import type { Game } from '../game.js';
import type { Attacker, Combat } from '../state/state.js';
import { copyCombat, withCombat } from '../state/with.js';
import { defenderAgainst, onBattlefield } from './targets.js';

/** Who is in combat, outside the declarations: put there by an effect, and removed (CR 506.3-4). */

/** A creature of the attacking team that isn't a battle (CR 506.3a-b, 506.3f). */
export function couldBeAttacking(g: Game, id: ObjectId): boolean {
  return fights(g, id) && g.player(g.controllerOf(id)).team === g.s.turn.team;
}

function couldBeBlocking(g: Game, id: ObjectId): boolean {
  return fights(g, id) && g.player(g.controllerOf(id)).team !== g.s.turn.team;
}

function fights(g: Game, id: ObjectId): boolean {
  const o = onBattlefield(g, id);
  return o !== null && (g.chars(o).types & (TYPE.creature | TYPE.battle)) === TYPE.creature;
}

/**
 * Makes a permanent an attacking creature that never "attacked" (CR 508.4); restrictions and requirements of
 * the declaration don't matter (CR 508.4c). Does nothing where it or what it attacks is no longer right for
 * that (CR 506.3a-c, 508.4a). It is unblocked from then on if blocks have been declared (CR 508.4d).
 */
export function putAttacking(g: Game, id: ObjectId, attacks: TargetId): void {
  const combat = g.s.combat;
  if (combat === null || !couldBeAttacking(g, id) || combat.attackers.some((a) => a.id === id)) return;
  const defender = defenderAgainst(g, attacks);
  if (defender < 0) return;
  const attacker: Attacker = { id, attacks, defender, blocked: false, blockers: [] };
  g.s.combat = withCombat(combat, 'attackers', [...combat.attackers, attacker]);
  g.changed(READS.combat);
}

/**
 * Removes a permanent from combat in whatever part it has there (CR 506.4). What it attacked stays known for
 * its abilities (CR 805.10e); an attacker that it blocked stays blocked (CR 509.1h); a creature that attacked
 * it goes on attacking, though nothing (CR 506.4c).
 */
export function removeFromCombat(g: Game, id: ObjectId): void {
  const combat = g.s.combat;
  if (combat === null || !takesPart(combat, id)) return;
  const gone = combat.attackers.find((a) => a.id === id);
  const fought = gone !== undefined || combat.blockers.some((b) => b.id === id);
  g.s.combat = Object.assign(copyCombat(combat), {
    attackers: combat.attackers.filter((a) => a !== gone).map((a) => without(a, id)),
    blockers: combat.blockers
      .filter((b) => b.id !== id)
      .map((b) => (b.blocks.includes(id) ? { id: b.id, blocks: b.blocks.filter((x) => x !== id) } : b)),
    removed: gone === undefined ? combat.removed : [...combat.removed, { id, defender: gone.defender }],
  });
  g.changed(READS.combat);
  if (fought && onBattlefield(g, id) !== null)
    g.emit({
      type: 'changed',
      cite: 'combat.removed',
      audience: 'all',
      object: id,
      what: 'removedFromCombat',
    });
}

function takesPart(combat: Combat, id: ObjectId): boolean {
  for (const a of combat.attackers) if (a.id === id || a.attacks === id) return true;
  for (const b of combat.blockers) if (b.id === id) return true;
  return false;
}

/** -1 stands for an attack on nothing. */
function without(a: Attacker, id: ObjectId): Attacker {
  if (a.attacks !== id && !a.blockers.includes(id)) return a;
  return {
    id: a.id,
    attacks: a.attacks === id ? -1 : a.attacks,
    defender: a.defender,
    blocked: a.blocked,
    blockers: a.blockers.filter((b) => b !== id),
  };
}

/**
 * Removes whatever no longer belongs in combat: what stopped being a creature, planeswalker or battle, phased
 * out or changed teams (CR 506.4). To be called as state-based actions are checked, since characteristics are
 * derived; a change of control between partners has to be told by `removeFromCombat`.
 */
export function pruneCombat(g: Game): void {
  const combat = g.s.combat;
  if (combat === null) return;
  for (const a of combat.attackers) {
    if (!couldBeAttacking(g, a.id)) removeFromCombat(g, a.id);
    if (a.attacks >= 65536 && defenderAgainst(g, a.attacks) !== a.defender) stopBeingAttacked(g, a.attacks);
  }
  for (const b of combat.blockers) if (!couldBeBlocking(g, b.id)) removeFromCombat(g, b.id);
}

/** A planeswalker or battle that isn't that any more, or that another player has now; it may still block (CR 506.4d). */
function stopBeingAttacked(g: Game, id: ObjectId): void {
  const combat = g.s.combat;
  if (combat === null) return;
  g.s.combat = withCombat(
    combat,
    'attackers',
    combat.attackers.map((a) => (a.attacks === id ? { ...a, attacks: -1 } : a)),
  );
  g.changed(READS.combat);
}
