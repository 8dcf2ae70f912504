import { apply, fallbackAnswer, legalActions, pendingDecisions, type Rules, type State } from '@ettin/engine';
import type { Action } from '@ettin/schema';
import { shuffled } from '../random.js';
import type { Check } from './moment.js';

/** What is listed can be finished: with sure answers the spell or ability comes to be cast or activated (CR 601.2). */
export const begunFinished: Check = ({ rules, state, random }) => {
  const out: string[] = [];
  for (const d of pendingDecisions(state)) {
    if (d.kind !== 'priority') continue;
    for (const player of d.players) {
      const list = legalActions(rules, state, player).filter((a) => a.type !== 'pass');
      for (const action of shuffled(list, random).slice(0, 3)) {
        const why = finish(rules, state, action);
        if (why !== null) out.push(why);
      }
    }
  }
  return out;
};

function finish(rules: Rules, state: State, action: Action): string | null {
  const label = labelOf(rules, state, action);
  let now = state;
  let next = action;
  for (let i = 0; i < 60; i++) {
    const done = apply(rules, now, next);
    if (!done.ok) return `${label}: ${next.type} is refused on the way: ${done.code} ${done.message}`;
    now = done.state;
    if (done.events.some((e) => e.type === 'notice' && e.what === 'takenBack'))
      return `${label} was taken back`;
    const d = now.pending;
    if (d === null || !now.frames.some((f) => f.k === 'cast')) return null;
    next = { type: 'answer', player: d.players[0] ?? 0, decision: d.id, answer: fallbackAnswer(d) };
  }
  return `${label} is still asking after 60 answers`;
}

function labelOf(rules: Rules, state: State, action: Action): string {
  if (!('object' in action)) return action.type;
  const o = [...state.objects, ...state.hands.flat()].find((x) => x?.id === action.object);
  const name = rules.defs[o?.copy?.def ?? o?.def ?? -1]?.name ?? '';
  return `${action.type} ${name}${action.type === 'cast' ? ` (${action.method ?? 'normal'})` : ''}`;
}
