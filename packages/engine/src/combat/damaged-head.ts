import { type AssignedDamage, isTeam } from '@ettin/schema';
import type { Game } from '../game.js';
import type { TurnFrame } from '../state/state.js';
import { withCombat } from '../state/with.js';
import { headsOf } from './targets.js';

/**
 * Has the attacking team choose which one head is damaged by a creature that assigns damage to the team: all of it to
 * that head (CR 606.7d of 2005, 806.7f, 810.7f). Until then the assignment is to the team. False while they are asked.
 */
export function settleHead(g: Game, f: TurnFrame): boolean {
  const open = g.s.combat?.assignments.find((a) => isTeam(a.to));
  if (open === undefined) return true;
  const heads = headsOf(g, open.to);
  const [only] = heads;
  if (only !== undefined && heads.length === 1) return settle(g, open, only);
  const answer = f.answer?.value;
  if (answer?.kind === 'choose') {
    f.answer = null;
    return settle(g, open, answer.chosen[0] ?? -1);
  }
  g.ask({
    kind: 'choose',
    players: g.team(g.s.turn.team).seats,
    byTeam: true,
    purpose: 'damagedHead',
    source: open.source,
    candidates: heads,
    min: 1,
    max: 1,
  });
  return false;
}

function settle(g: Game, open: AssignedDamage, to: number): true {
  const combat = g.s.combat;
  if (combat !== null)
    g.s.combat = withCombat(
      combat,
      'assignments',
      combat.assignments.map((a) => (a === open ? { ...a, to } : a)),
    );
  return true;
}
