import type { Answer } from '@ettin/schema';
import type { Question } from './asked.js';
import type { Draft } from './draft.js';

/**
 * The reader's answer in the making with a teammate's plan in it: the plan's creatures do what the plan says, all others what
 * they did; of what can't be put together, the plan as it is. Null where the plan is no part of such an answer.
 */
export function withPlan(d: Question, draft: Draft, plan: Answer): Draft | null {
  if (d.kind === 'attackers' && draft.kind === 'attackers' && plan.kind === 'attackers') {
    const planned = new Set(plan.attackers.map((a) => a.attacker));
    const others = draft.attackers.filter((a) => !planned.has(a.attacker));
    return { ...draft, attackers: [...others, ...plan.attackers] };
  }
  if (d.kind === 'blockers' && draft.kind === 'blockers' && plan.kind === 'blockers') {
    const planned = new Set(plan.blockers.map((b) => b.blocker));
    const others = draft.blockers.filter((b) => !planned.has(b.blocker));
    return { ...draft, blockers: [...others, ...plan.blockers], picked: null };
  }
  if (draft.kind === 'order' && plan.kind === 'order') return { kind: 'order', order: plan.order };
  if (draft.kind === 'divide' && plan.kind === 'divide') return { kind: 'divide', amounts: plan.amounts };
  if (draft.kind === 'choose' && plan.kind === 'choose') return { kind: 'choose', chosen: plan.chosen };
  if (draft.kind === 'arrange' && plan.kind === 'arrange') return { kind: 'arrange', piles: plan.piles };
  if (draft.kind === 'number' && plan.kind === 'number') return { kind: 'number', number: plan.number };
  if (draft.kind === 'name' && plan.kind === 'name') return { kind: 'name', name: plan.name };
  return null;
}

/** Is all of the plan in the answer in the making? A plan to stay home, or not to block, is in one that does neither. */
export function hasPlan(d: Question, draft: Draft, plan: Answer): boolean {
  if (draft.kind === 'attackers' && plan.kind === 'attackers')
    return plan.attackers.length === 0
      ? draft.attackers.length === 0
      : plan.attackers.every((p) =>
          draft.attackers.some((a) => a.attacker === p.attacker && a.attacks === p.attacks),
        );
  if (draft.kind === 'blockers' && plan.kind === 'blockers')
    return plan.blockers.length === 0
      ? draft.blockers.length === 0
      : plan.blockers.every((p) =>
          draft.blockers.some((b) => b.blocker === p.blocker && b.blocks === p.blocks),
        );
  return JSON.stringify(withPlan(d, draft, plan)) === JSON.stringify(draft);
}
