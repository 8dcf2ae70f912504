import { apply, type GameSetup, type Rules, type State } from '@ettin/engine';
import type { Action, GameEvent } from '@ettin/schema';
import { begin } from './begin.js';
import { firstDifference } from './checks/json.js';
import { type Failure, thrown } from './failure.js';

/** What an accepted action has led to. */
export interface Accepted {
  readonly action: Action;
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** The action done to a copy of the state, for which nothing has been kept, leads to the same. */
export function rerun(
  rules: Rules,
  state: State,
  copy: State,
  next: Accepted,
): Failure | { readonly state: State; readonly events: readonly GameEvent[] } {
  try {
    const done = apply(rules, copy, next.action);
    if (!done.ok)
      return {
        check: 'repeat',
        message: `${next.action.type} is refused in a copy of the state: ${done.code}`,
      };
    const other =
      firstDifference(next.state, done.state, 'state', [state, copy]) ??
      firstDifference(next.events, done.events, 'events');
    return other === null ? done : { check: 'repeat', message: other };
  } catch (error) {
    return thrown(error, 'repeat');
  }
}

/**
 * Plays a list of actions, refused ones left out, and gives those up to the first that leads elsewhere in a copy of the
 * state; null when none does. Looks at the last one only, unless `everywhere`.
 */
export function divergence(
  rules: Rules,
  setup: GameSetup,
  actions: readonly Action[],
  everywhere: boolean,
): readonly Action[] | null {
  const made = begin(rules, setup);
  if (!('state' in made)) return null;
  const steps: { readonly before: State; readonly next: Accepted }[] = [];
  let state = made.state;
  for (const given of actions) {
    const action = 'decision' in given ? { ...given, decision: state.pending?.id ?? given.decision } : given;
    const done = apply(rules, state, action);
    if (!done.ok) continue;
    steps.push({ before: state, next: { action, state: done.state, events: done.events } });
    state = done.state;
  }
  // only now, since work on copies may drive out what was kept for the states themselves
  for (let i = everywhere ? 0 : Math.max(0, steps.length - 1); i < steps.length; i++) {
    const step = steps[i];
    if (step === undefined) continue;
    const copy: State = JSON.parse(JSON.stringify(step.before));
    if ('check' in rerun(rules, step.before, copy, step.next))
      return steps.slice(0, i + 1).map((s) => s.next.action);
  }
  return null;
}
