import type { BlockDeclaration } from '@ettin/schema';
import { READS } from '../compile/bits.js';
import type { Game } from '../game.js';
import type { TurnFrame } from '../state/state.js';
import { attackCosts, attackDecision, declareAttack, tapAttackers } from './attack.js';
import { blockCosts, blockDecision, declareBlock } from './block.js';
import { assignCombatDamage } from './damage.js';
import { askExert, exert } from './exert.js';
import { pushPayments } from './pay.js';
import { NO_COMBAT } from './targets.js';

/**
 * Turn-based actions of the combat phase. Each returns true when it is done, and false when it has asked
 * something or pushed a frame and wants to be entered again; `f.progress` (0 at first and at the end) says
 * how far it is.
 */

/** A combat phase begins: nobody attacks yet (CR 507). */
export function beginCombat(g: Game): void {
  g.s.combat = NO_COMBAT;
  g.changed(READS.combat);
}

/** The active team declares its one combined attack (CR 508.1, 805.10b). */
export function stepDeclareAttackers(g: Game, f: TurnFrame): boolean {
  if (f.progress === 0) {
    const decision = attackDecision(g);
    if (decision === null) {
      declareAttack(g, []);
      return true;
    }
    f.progress = 1;
    g.ask(decision);
    return false;
  }
  if (f.progress === 1) {
    const answer = f.answer?.value;
    if (answer?.kind !== 'attackers') return false;
    f.answer = null;
    f.progress = 2;
    const costs = attackCosts(g, answer.attackers);
    tapAttackers(g, answer.attackers);
    pushPayments(g, costs);
    if (costs.length > 0) return false;
  }
  if (!askExert(g, f)) return false;
  f.progress = 0;
  declareAttack(g, g.s.combat?.pendingAttack ?? []);
  exert(g, f.data);
  f.data = [];
  return true;
}

/** The defending team declares its one combined block (CR 509.1, 805.10d). */
export function stepDeclareBlockers(g: Game, f: TurnFrame): boolean {
  if (f.progress === 0) {
    const decision = blockDecision(g);
    if (decision === null) {
      declareBlock(g, []);
      return true;
    }
    f.progress = 1;
    g.ask(decision);
    return false;
  }
  if (f.progress === 1) {
    const answer = f.answer?.value;
    if (answer?.kind !== 'blockers') return false;
    f.answer = null;
    f.progress = 2;
    f.data = answer.blockers.flatMap((b) => [b.blocker, b.blocks]);
    const costs = blockCosts(g, answer.blockers);
    pushPayments(g, costs);
    if (costs.length > 0) return false;
  }
  const declared: BlockDeclaration[] = [];
  for (let i = 0; i + 1 < f.data.length; i += 2)
    declared.push({ blocker: f.data[i] ?? 0, blocks: f.data[i + 1] ?? 0 });
  f.progress = 0;
  f.data = [];
  declareBlock(g, declared);
  return true;
}

/** Combat damage, of the first-strike step or of the ordinary one (CR 510). */
export function stepCombatDamage(g: Game, f: TurnFrame, first: boolean): boolean {
  return assignCombatDamage(g, f, first);
}

/** All creatures, planeswalkers and battles are removed from combat as the phase ends (CR 511.3). */
export function endCombat(g: Game): void {
  if (g.s.combat === null) return;
  g.s.combat = null;
  g.changed(READS.combat);
}
