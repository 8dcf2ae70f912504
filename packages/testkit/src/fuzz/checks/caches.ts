import { legalActions, manaActions, pendingDecisions, type State, view } from '@ettin/engine';
import { oneOf } from '../random.js';
import { firstDifference } from './json.js';
import type { Check } from './moment.js';

/**
 * What is kept between states says what would be worked out afresh: a copy of the state, of which nothing is kept
 * yet, gives the same lists of actions and the same views. One of them at a time, as none is cheap.
 */
export const cachesAgree: Check = ({ rules, state, random, copy }) => {
  const fresh: State = copy ?? JSON.parse(JSON.stringify(state));
  const asked = oneOf(pendingDecisions(state), random);
  const seat = asked?.kind === 'priority' ? oneOf(asked.players, random) : undefined;
  const list = oneOf([legalActions, legalActions, manaActions, null], random);
  const viewer = oneOf(state.players, random)?.seat ?? 'spectator';
  const other =
    list === null || list === undefined || seat === undefined
      ? firstDifference(view(rules, state, viewer), view(rules, fresh, viewer), 'view')
      : firstDifference(list(rules, state, seat), list(rules, fresh, seat), list.name);
  return other === null ? [] : [`kept and fresh differ: ${other}`];
};
