import { apply, fallbackAnswer, legalActions, manaActions, pendingDecisions } from '@ettin/engine';
import type { Action } from '@ettin/schema';
import { hostileAction, perturbedAction } from '../hostile.js';
import { shuffled } from '../random.js';
import type { Check, Moment } from './moment.js';

/** What a decision suggests, or else the least that it allows, is accepted from each who may answer. */
export const fallbackAccepted: Check = ({ rules, state }) => {
  const out: string[] = [];
  for (const d of pendingDecisions(state)) {
    if (d.kind === 'priority') continue;
    for (const player of d.players) {
      const answer = fallbackAnswer(d);
      const done = apply(rules, state, { type: 'answer', player, decision: d.id, answer });
      if (!done.ok)
        out.push(`the sure answer to ${d.kind} (${d.purpose}) is refused: ${done.code} ${done.message}`);
    }
  }
  return out;
};

/** Actions that are listed as legal are accepted. */
export const listedAccepted: Check = (moment) => {
  const { rules, state } = moment;
  const out: string[] = [];
  for (const d of pendingDecisions(state)) {
    if (d.kind !== 'priority') continue;
    for (const player of d.players)
      for (const action of sampleOf(moment, player)) {
        const done = apply(rules, state, action);
        if (!done.ok) out.push(`listed ${what(action)} is refused: ${done.code} ${done.message}`);
      }
  }
  return out;
};

function sampleOf({ rules, state, random }: Moment, player: number): readonly Action[] {
  const mana = shuffled(manaActions(rules, state, player), random).slice(0, 2);
  return [...shuffled(legalActions(rules, state, player), random).slice(0, 8), ...mana];
}

function what(action: Action): string {
  return action.type === 'cast' ? `cast (${action.method ?? 'normal'})` : action.type;
}

/**
 * Bad input comes back as a refusal: never a throw, never an acceptance. The states that get this check are frozen,
 * so that a change of the state would throw too.
 */
export const hostileRefused: Check = (moment) => {
  const { rules, state, random } = moment;
  const out: string[] = [];
  const good = someAction(moment);
  for (let i = 0; i < 6; i++) {
    const action = hostileAction(state, good, random);
    const done = attempt(action, () => apply(rules, state, action as Action));
    if (done.ok) out.push(`hostile input is accepted: ${JSON.stringify(action)}`);
  }
  for (let i = 0; i < 10; i++) {
    const action = perturbedAction(state, good, random);
    attempt(action, () => apply(rules, state, action as Action));
  }
  return out;
};

/** Says with which input something threw. */
function attempt<T>(action: unknown, run: () => T): T {
  try {
    return run();
  } catch (error) {
    const why = error instanceof Error ? error : new Error(String(error));
    throw new Error(`${why.message} (input ${JSON.stringify(action)})`, { cause: why });
  }
}

function someAction({ rules, state, action }: Moment): Action {
  const d = pendingDecisions(state)[0];
  const player = d?.players[0];
  if (d === undefined || player === undefined) return action ?? { type: 'pass', player: 0 };
  if (d.kind !== 'priority') return { type: 'answer', player, decision: d.id, answer: fallbackAnswer(d) };
  return legalActions(rules, state, player).at(-1) ?? { type: 'pass', player };
}
