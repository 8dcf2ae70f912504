import type { State } from '@ettin/engine';
import { type Rules, view } from '@ettin/engine';
import type { Answer, Decision, ObjectId, Seat } from '@ettin/schema';

/**
 * The part of a bot's answer to a team's decision that is its own to propose: its attackers; its blockers, where no
 * partner's is needed with them; of everything else, all. Null where nothing of it is its own.
 */
export function ownPart(
  rules: Rules,
  state: State,
  decision: Decision,
  answer: Answer,
  seat: Seat,
): Answer | null {
  const own = controlledBy(rules, state, seat);
  if (decision.kind === 'attackers' && answer.kind === 'attackers') {
    if (!decision.options.some((o) => own.has(o.attacker))) return null;
    return { kind: 'attackers', attackers: answer.attackers.filter((a) => own.has(a.attacker)) };
  }
  if (decision.kind === 'blockers' && answer.kind === 'blockers') {
    if (!decision.options.some((o) => own.has(o.blocker))) return null;
    const shared = new Set(answer.blockers.filter((b) => !own.has(b.blocker)).map((b) => b.blocks));
    return {
      kind: 'blockers',
      blockers: answer.blockers.filter((b) => own.has(b.blocker) && !shared.has(b.blocks)),
    };
  }
  return answer;
}

function controlledBy(rules: Rules, state: State, seat: Seat): ReadonlySet<ObjectId> {
  const { battlefield } = view(rules, state, seat);
  return new Set(battlefield.filter((o) => o.controller === seat).map((o) => o.id));
}
