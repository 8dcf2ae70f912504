import type { Action, Decision } from '@ettin/schema';
import type { Game } from '../game.js';
import type { Answered, Proposal } from '../state/state.js';

/**
 * A team decision can be answered by any member. Members who disagree both propose, and the primary player's
 * choice stands (CR 805.2). Null while a wish only waits for the others.
 */
export function settleTeamAnswer(
  g: Game,
  d: Decision,
  action: Extract<Action, { type: 'answer' | 'propose' }>,
): Answered | null {
  const mine: Proposal = { player: action.player, answer: action.answer };
  if (!d.byTeam)
    return action.type === 'answer' ? { player: mine.player, value: mine.answer } : wait(g, mine);
  const others = g.s.proposals.filter((p) => p.player !== action.player);
  const differs = others.some((p) => JSON.stringify(p.answer) !== JSON.stringify(mine.answer));
  if (action.type === 'answer' && !differs) return { player: mine.player, value: mine.answer };
  const all = [...others, mine];
  // the primary's word is final; another's waits for everybody's
  const primary = d.players[0];
  const first = all.find((p) => p.player === primary);
  const everybody = d.players.every((s) => all.some((p) => p.player === s));
  if (first !== undefined && (everybody || (action.type === 'answer' && action.player === primary))) {
    if (all.some((p) => JSON.stringify(p.answer) !== JSON.stringify(first.answer)))
      g.note('team.primaryDecides', first.player, 'primaryDecides');
    return { player: first.player, value: first.answer };
  }
  return wait(g, mine);
}

function wait(g: Game, p: Proposal): null {
  g.s.proposals = [...g.s.proposals.filter((x) => x.player !== p.player), p];
  return null;
}
