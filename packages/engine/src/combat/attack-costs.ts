import type { AttackDeclaration, TargetId } from '@ettin/schema';
import type { Chars } from '../compile/types.js';
import type { Game } from '../game.js';
import { type ActiveRule, rulesNamed } from '../layers/table.js';
import type { ManaAmount, Obj } from '../state/state.js';
import { addPayment, type Payment } from './payment.js';
import { defenderAgainst, headsOf, onBattlefield, reaches } from './targets.js';

/** Mana that each controller has to pay for the attack, all such costs added up (CR 508.1h). */
export function attackCosts(g: Game, attackers: readonly AttackDeclaration[]): readonly Payment[] {
  const rules = rulesNamed(g, 'attackCost');
  const payments: Payment[] = [];
  if (rules.length === 0) return payments;
  for (const a of attackers) {
    const o = onBattlefield(g, a.attacker);
    if (o === null) continue;
    const c = g.chars(o);
    for (const r of rules) {
      const mana = costAgainst(g, o, c, a.attacks, r);
      if (mana !== null) addPayment(payments, c.controller, mana, o.id);
    }
  }
  return payments;
}

/** Whether none of these rules asks anything for this creature attacking this target. */
export function attackIsFree(
  g: Game,
  o: Obj,
  c: Chars,
  target: TargetId,
  rules: readonly ActiveRule[],
): boolean {
  for (const r of rules) if (costAgainst(g, o, c, target, r) !== null) return false;
  return true;
}

/**
 * Only the head attacked counts, and its planeswalkers where the rule says so (CR 805.10b). An attack on the team is one on
 * each head: a cost to attack either has to be paid (CR 606.7a of 2005).
 */
function costAgainst(g: Game, o: Obj, c: Chars, target: TargetId, active: ActiveRule): ManaAmount | null {
  const { rule, env } = active;
  if (rule.data.rule !== 'attackCost' || !reaches(g, target, rule.data.planeswalkersToo === true))
    return null;
  const who = rule.who;
  if (who !== null && !headsOf(g, defenderAgainst(g, target)).some((seat) => who(g, env, seat))) return null;
  if (rule.test !== null && !rule.test(g, o, c, env)) return null;
  return g.rules.costs[rule.cost]?.mana ?? null;
}
