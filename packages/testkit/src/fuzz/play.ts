import { apply, type GameSetup, type Rules, type State } from '@ettin/engine';
import type { Action, GameEvent } from '@ettin/schema';
import { begin } from './begin.js';
import { ALWAYS, CHECKS, type CheckName, TRYING, WATCHED } from './checks/index.js';
import { firstDifference } from './checks/json.js';
import type { Moment } from './checks/moment.js';
import { chooseMove, eagernessAfter } from './choose.js';
import { type Failure, thrown } from './failure.js';
import { freezeState } from './freeze.js';
import type { Random } from './random.js';
import { type Accepted, rerun } from './rerun.js';

export interface PlayOptions {
  readonly setup: GameSetup;
  readonly random: Random;
  /** How often of a hundred times players act where they could pass, until a turn becomes too long. */
  readonly eagerness: number;
  /** For the checks, so that what is looked at doesn't change the game. */
  readonly watch: Random;
  /** Every action is watched, instead of a sample. */
  readonly thorough: boolean;
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

/** Of actions one in so many is watched, */
const SAMPLE = 25;
/** but of passes by which only priority moves, fewer: what there is to see is the same as before. */
const SAMPLE_OF_PASSES = 250;
/** Where every action is watched, the checks that try actions of their own come with one in so many. */
const TRIED = 10;
/** Play goes on from the copy of one watched state in so many. */
const COPIED = 20;

/** Plays one random game to its end or its first failure. */
export function playGame(rules: Rules, o: PlayOptions): Played {
  const { watch } = o;
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
  let moment: Moment = { rules, before: null, action: null, events: made.events, state, random: watch };
  let turn = { number: state.turn.number, began: 0 };
  for (;;) {
    const passed = onlyPassed(moment);
    const watched = o.thorough || watch(passed ? SAMPLE_OF_PASSES : SAMPLE) === 0;
    const tried = watched && (!o.thorough || watch(TRIED) === 0);
    // whoever writes to this state from here on, or to what later states share with it, throws
    if (watched) freezeState(state);
    const copied = watched ? copyOf(state) : null;
    if (copied !== null) {
      largest = Math.max(largest, copied.size);
      const other = firstDifference(state, copied.state);
      if (other !== null) return over({ check: 'roundTrip', message: other }, state);
      moment = { ...moment, copy: copied.state };
    }
    const failure = runChecks(tried ? ALL : watched ? WATCHED_ALWAYS : passed ? PASSED : ALWAYS, moment);
    if (failure !== null) return over(failure, state);
    if (state.result !== null) return over(null, state);
    if (actions.length >= o.limit)
      return over({ check: 'endless', message: `no end after ${o.limit} actions` }, state);
    if (state.turn.number !== turn.number) turn = { number: state.turn.number, began: actions.length };
    const next = move(rules, state, o, eagernessAfter(actions.length - turn.began, o.eagerness));
    if ('failure' in next) {
      if (next.action !== null) actions.push(next.action);
      return over(next.failure, state);
    }
    actions.push(next.action);
    for (const e of next.events) if (e.type === 'cast' || e.type === 'moved') note(used, e);
    if (copied !== null) {
      const again = rerun(rules, state, copied.state, next);
      if ('check' in again) return over(again, state);
      if (watch(COPIED) === 0) {
        // what isn't in the JSON is lost from here on, and the repetition of the game would tell
        const { state: now, events } = again;
        moment = { rules, before: copied.state, action: next.action, events, state: now, random: watch };
        state = now;
        continue;
      }
    }
    const { action, events } = next;
    moment = { rules, before: state, action, events, state: next.state, random: watch };
    state = next.state;
  }
}

const ALL: readonly CheckName[] = [...ALWAYS, ...WATCHED, ...TRYING];
/** Of what is looked at after every action, all that a pass can make wrong. */
const PASSED: readonly CheckName[] = ['somethingAsked', 'referencesHold'];
const WATCHED_ALWAYS: readonly CheckName[] = [...ALWAYS, ...WATCHED];

/** Has nothing changed but who has priority? */
function onlyPassed({ before, events, state }: Moment): boolean {
  if (before === null || !events.every((e) => e.type === 'passed' || e.type === 'teamPassed')) return false;
  if (state.frames !== before.frames || state.token !== before.token) return false;
  for (const key of Object.keys(state) as (keyof State)[])
    if (state[key] !== before[key] && key !== 'priority' && key !== 'seq' && key !== 'checked') return false;
  return true;
}

function copyOf(state: State): { readonly state: State; readonly size: number } {
  const json = JSON.stringify(state);
  return { state: JSON.parse(json) as State, size: json.length };
}

function note(used: Set<string>, e: Extract<GameEvent, { type: 'cast' | 'moved' }>): void {
  if (e.type === 'cast') used.add(e.name);
  else if (e.to === 'battlefield' && e.name !== null) used.add(e.name);
}

/** The first of these checks that doesn't hold. */
export function runChecks(names: readonly CheckName[], moment: Moment): Failure | null {
  for (const check of names) {
    try {
      const found = CHECKS[check](moment);
      if (found[0] !== undefined) return { check, message: found[0] };
    } catch (error) {
      return thrown(error, check);
    }
  }
  return null;
}

type Next = Accepted | { readonly failure: Failure; readonly action: Action | null };

/** One accepted action: a random try, or what has to be accepted. */
function move(rules: Rules, state: State, o: PlayOptions, eagerness: number): Next {
  let action: Action | null = null;
  try {
    const chosen = chooseMove(rules, state, eagerness, o.random);
    if (chosen === null) return { failure: { check: 'refused', message: 'nobody can move' }, action };
    action = chosen.action;
    let done = apply(rules, state, action);
    if (!done.ok) {
      action = chosen.sure;
      done = apply(rules, state, action);
    }
    if (done.ok) return { action, state: done.state, events: done.events };
    return { failure: { check: 'refused', message: `${action.type}: ${done.code} ${done.message}` }, action };
  } catch (error) {
    return { failure: thrown(error, action?.type ?? 'legal actions'), action };
  }
}
