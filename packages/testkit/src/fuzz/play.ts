import { apply, createGame, type GameSetup, type Rules, type State } from '@ettin/engine';
import type { Action, GameEvent } from '@ettin/schema';
import { ALWAYS, type CheckName, gameChecks, SAMPLED } from './checks/index.js';
import { firstDifference } from './checks/json.js';
import type { Moment } from './checks/moment.js';
import { chooseMove } from './choose.js';
import { type Failure, thrown } from './failure.js';
import { freezeState } from './freeze.js';
import type { Random } from './random.js';

export interface PlayOptions {
  readonly setup: GameSetup;
  readonly random: Random;
  /** How often of a hundred times players act where they could pass. */
  readonly eagerness: number;
  /** One action in so many gets the sampled checks; 1 is every one. */
  readonly sample: number;
  /** Every state is frozen, so that a write to an old one throws where it happens. */
  readonly freeze: boolean;
  /** Actions after which a game counts as endless. */
  readonly limit: number;
}

export interface Played {
  /** Accepted actions, the last of which may be the one that failed. */
  readonly actions: readonly Action[];
  readonly failure: Failure | null;
  readonly final: State | null;
  /** Definitions of cards that were cast or played. */
  readonly used: ReadonlySet<string>;
  /** Largest JSON of a state that was looked at, in bytes. */
  readonly largest: number;
}

/** Plays one random game to its end or its first failure. */
export function playGame(rules: Rules, o: PlayOptions): Played {
  const { random } = o;
  const checks = gameChecks();
  const actions: Action[] = [];
  const used = new Set<string>();
  let largest = 0;
  const over = (failure: Failure | null, final: State | null): Played => ({
    actions,
    failure,
    final,
    used,
    largest,
  });
  const made = begin(rules, o.setup);
  if (!('state' in made)) return over(made, null);
  let state = made.state;
  let moment: Moment = { rules, before: null, action: null, events: made.events, state, random };
  for (;;) {
    if (o.freeze) freezeState(state);
    const sampled = random(o.sample) === 0;
    const failure = runChecks(checks, sampled ? [...ALWAYS, ...SAMPLED] : ALWAYS, moment);
    if (failure !== null) return over(failure, state);
    if (sampled && state.seq % 5 === 0) {
      const json = JSON.stringify(state);
      largest = Math.max(largest, json.length);
      const copy = JSON.parse(json) as State;
      const other = firstDifference(state, copy);
      if (other !== null) return over({ check: 'roundTrip', message: other }, state);
      // play goes on from the copy: what isn't in the JSON is lost, and the repetition would tell
      state = copy;
    }
    if (state.result !== null) return over(null, state);
    if (actions.length >= o.limit)
      return over({ check: 'endless', message: `no end after ${o.limit} actions` }, state);
    const next = move(rules, state, o, sampled);
    if ('failure' in next) {
      if (next.action !== null) actions.push(next.action);
      return over(next.failure, state);
    }
    actions.push(next.action);
    for (const e of next.events) if (e.type === 'cast' || e.type === 'moved') note(used, e);
    moment = { rules, before: state, action: next.action, events: next.events, state: next.state, random };
    state = next.state;
  }
}

function note(used: Set<string>, e: Extract<GameEvent, { type: 'cast' | 'moved' }>): void {
  if (e.type === 'cast') used.add(e.name);
  else if (e.to === 'battlefield' && e.name !== null) used.add(e.name);
}

export function begin(
  rules: Rules,
  setup: GameSetup,
): { readonly state: State; readonly events: readonly GameEvent[] } | Failure {
  try {
    const made = createGame(rules, setup);
    return made.ok ? made : { check: 'refused', message: made.faults.map((f) => f.message).join('; ') };
  } catch (error) {
    return thrown(error, 'setup');
  }
}

/** The first of these checks that doesn't hold. */
export function runChecks(
  checks: ReturnType<typeof gameChecks>,
  names: readonly CheckName[],
  moment: Moment,
): Failure | null {
  for (const check of names) {
    try {
      const found = checks[check](moment);
      if (found[0] !== undefined) return { check, message: found[0] };
    } catch (error) {
      return thrown(error, check);
    }
  }
  return null;
}

type Next =
  | { readonly action: Action; readonly state: State; readonly events: readonly GameEvent[] }
  | { readonly failure: Failure; readonly action: Action | null };

/** One accepted action: a random try, or what has to be accepted. */
function move(rules: Rules, state: State, o: PlayOptions, sampled: boolean): Next {
  let action: Action | null = null;
  try {
    const chosen = chooseMove(rules, state, o.eagerness, o.random);
    if (chosen === null) return { failure: { check: 'refused', message: 'nobody can move' }, action };
    const before = sampled ? JSON.stringify(state) : null;
    action = chosen.action;
    let done = apply(rules, state, action);
    if (!done.ok) {
      action = chosen.sure;
      done = apply(rules, state, action);
    }
    if (before !== null && JSON.stringify(state) !== before)
      return { failure: { check: 'oldState', message: `${action.type} wrote to the old state` }, action };
    if (done.ok) return { action, state: done.state, events: done.events };
    return { failure: { check: 'refused', message: `${action.type}: ${done.code} ${done.message}` }, action };
  } catch (error) {
    return { failure: thrown(error, action?.type ?? 'legal actions'), action };
  }
}
