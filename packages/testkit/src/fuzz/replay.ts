import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apply, type Rules } from '@ettin/engine';
import { begin } from './begin.js';
import { ALWAYS, TRYING, WATCHED } from './checks/index.js';
import { type Failure, thrown } from './failure.js';
import { freezeState } from './freeze.js';
import type { FuzzFailure } from './fuzz.js';
import { runChecks } from './play.js';
import { randomFrom } from './random.js';

/** Writes a failure into a folder that is there, and gives the path of the file. */
export function writeFailure(folder: string, found: FuzzFailure): string {
  const path = join(folder, `fuzz-${found.seed.replaceAll(/[^\w-]/g, '_')}-${found.game}.json`);
  writeFileSync(path, `${JSON.stringify(found)}\n`);
  return path;
}

/** Reads what `writeFailure` wrote, or says in words what is wrong with it. */
export function readFailure(text: string): FuzzFailure | string {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return 'it is no JSON';
  }
  if (!isFields(data) || data.kind !== 'fuzzFailure') return 'it is no failure of the fuzzer';
  if (typeof data.edition !== 'string' || typeof data.rules !== 'string')
    return '"edition" and "rules" have to be texts';
  if (!isFields(data.failure) || typeof data.failure.message !== 'string')
    return '"failure" has to say what failed';
  if (!isSetup(data.setup)) return '"setup" has to hold a seed and the teams with their decks';
  if (!Array.isArray(data.actions) || !data.actions.every((a) => isFields(a) && typeof a.type === 'string'))
    return '"actions" has to be a list of actions';
  return data as unknown as FuzzFailure;
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSetup = (value: unknown): boolean =>
  isFields(value) &&
  typeof value.seed === 'string' &&
  Array.isArray(value.teams) &&
  value.teams.every((team) => Array.isArray(team) && team.every(isSeat));

const isSeat = (value: unknown): boolean =>
  isFields(value) &&
  typeof value.name === 'string' &&
  Array.isArray(value.deck) &&
  value.deck.every((card) => typeof card === 'string');

/** Plays the actions of a failure again with every check; null when all is well now. */
export function replayFailure(rules: Rules, found: FuzzFailure): Failure | null {
  const made = begin(rules, found.setup);
  if (!('state' in made)) return made;
  const random = randomFrom('replay');
  const all = [...ALWAYS, ...WATCHED, ...TRYING];
  let state = made.state;
  freezeState(state);
  const first = runChecks(all, {
    rules,
    before: null,
    action: null,
    events: made.events,
    state,
    random,
  });
  if (first !== null) return first;
  for (const [i, action] of found.actions.entries()) {
    try {
      const done = apply(rules, state, action);
      if (!done.ok)
        return { check: 'refused', message: `action ${i} ${action.type}: ${done.code} ${done.message}` };
      const moment = { rules, before: state, action, events: done.events, state: done.state, random };
      state = done.state;
      freezeState(state);
      const failure = runChecks(all, moment);
      if (failure !== null) return failure;
    } catch (error) {
      return thrown(error, action.type);
    }
  }
  return null;
}
