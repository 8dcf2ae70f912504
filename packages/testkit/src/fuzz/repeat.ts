import { apply, type GameSetup, type Rules, type State } from '@ettin/engine';
import type { Action } from '@ettin/schema';
import { begin } from './begin.js';
import { ALWAYS, CHECKS, type CheckName } from './checks/index.js';
import { firstDifference } from './checks/json.js';
import { type Failure, sameFailure, thrown } from './failure.js';
import { freezeState } from './freeze.js';
import { runChecks } from './play.js';
import { randomFrom } from './random.js';
import { divergence } from './rerun.js';

/** The same actions from the same start must lead to the same state, bit for bit. */
export function repeatGame(
  rules: Rules,
  setup: GameSetup,
  actions: readonly Action[],
  final: State,
): Failure | null {
  const made = begin(rules, setup);
  if (!('state' in made)) return made;
  let state = made.state;
  for (const [i, action] of actions.entries()) {
    try {
      const done = apply(rules, state, action);
      if (!done.ok)
        return {
          check: 'repeat',
          message: `action ${i} is refused the second time: ${done.code} ${done.message}`,
        };
      state = done.state;
    } catch (error) {
      return thrown(error, 'repeat');
    }
  }
  const other = JSON.stringify(state) === JSON.stringify(final) ? null : firstDifference(final, state);
  return other === null ? null : { check: 'repeat', message: other };
}

/** For the search for fewer actions: plays a list of them, and gives those that lead to the failure. */
export function reproducer(
  rules: Rules,
  setup: GameSetup,
  failure: Failure,
): (actions: readonly Action[]) => readonly Action[] | null {
  if (failure.check !== 'repeat') return (actions) => reproduce(rules, setup, actions, failure);
  let found = false;
  return (actions) => {
    const some = divergence(rules, setup, actions, !found);
    found ||= some !== null;
    return some;
  };
}

/** Checks that try something at random get so many chances. */
const CHANCES = 8;

/**
 * Plays a list of actions as far as it goes: decisions are answered whatever their ids have become, and refused
 * actions left out. Gives the actions that were accepted up to the same failure; null when it doesn't come.
 */
function reproduce(
  rules: Rules,
  setup: GameSetup,
  actions: readonly Action[],
  failure: Failure,
): readonly Action[] | null {
  const made = begin(rules, setup);
  if (!('state' in made)) return sameFailure(made, failure) ? [] : null;
  const names: readonly CheckName[] =
    failure.check in CHECKS ? [failure.check as CheckName] : namesOf(failure);
  const cheap = names.every((name) => (ALWAYS as readonly CheckName[]).includes(name));
  const accepted: Action[] = [];
  const random = randomFrom('reproduce');
  let state = made.state;
  let moment = {
    rules,
    before: null as State | null,
    action: null as Action | null,
    events: made.events,
    state,
    random,
  };
  for (let i = 0; ; i++) {
    // a write to a state is seen where states are frozen
    if (failure.check === 'threw') freezeState(state);
    // checks that cost much are left to the end, where the failure was
    const look = cheap || actions[i] === undefined;
    let found = look ? runChecks(names, moment) : null;
    for (let n = 1; n < CHANCES && look && !cheap && found === null; n++) found = runChecks(names, moment);
    if (found !== null) return sameFailure(found, failure) ? accepted : null;
    const given = actions[i];
    if (given === undefined || state.result !== null) return null;
    const action = 'decision' in given ? { ...given, decision: state.pending?.id ?? given.decision } : given;
    try {
      const done = apply(rules, state, action);
      if (!done.ok) {
        const why: Failure = { check: 'refused', message: `${action.type}: ${done.code} ${done.message}` };
        if (failure.check === 'refused' && sameFailure(why, failure)) return [...accepted, action];
        continue;
      }
      accepted.push(action);
      moment = { rules, before: state, action, events: done.events, state: done.state, random };
      state = done.state;
    } catch (error) {
      return sameFailure(thrown(error, action.type), failure) ? [...accepted, action] : null;
    }
  }
}

/** The check in which a throw happened, if not in the action itself. */
function namesOf(failure: Failure): readonly CheckName[] {
  const during = failure.message.slice(0, failure.message.indexOf(':'));
  return failure.check === 'threw' && during in CHECKS ? [during as CheckName] : [];
}
