import { legalActions, manaActions, pendingDecisions, type State, view } from '@ettin/engine';
import { firstDifference } from './json.js';
import type { Check } from './moment.js';

/**
 * What is kept between states says what would be worked out afresh: a copy of the state, of which nothing is kept
 * yet, gives the same lists of actions and the same view.
 */
export const cachesAgree: Check = ({ rules, state }) => {
  const out: string[] = [];
  const fresh: State = JSON.parse(JSON.stringify(state));
  for (const d of pendingDecisions(state)) {
    if (d.kind !== 'priority') continue;
    for (const seat of d.players)
      for (const list of [legalActions, manaActions]) {
        const other = firstDifference(list(rules, state, seat), list(rules, fresh, seat), list.name);
        if (other !== null) out.push(`kept and fresh differ: ${other}`);
      }
  }
  const other = firstDifference(view(rules, state, 0), view(rules, fresh, 0), 'view');
  if (other !== null) out.push(`kept and fresh differ: ${other}`);
  return out;
};
