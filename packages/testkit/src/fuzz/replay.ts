import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apply, type Rules } from '@ettin/engine';
import { ALWAYS, TRYING, WATCHED } from './checks/index.js';
import { type Failure, thrown } from './failure.js';
import { freezeState } from './freeze.js';
import type { FuzzFailure } from './fuzz.js';
import { begin, runChecks } from './play.js';
import { randomFrom } from './random.js';

/** Writes a failure into a folder that is there, and gives the path of the file. */
export function writeFailure(folder: string, found: FuzzFailure): string {
  const path = join(folder, `fuzz-${found.seed.replaceAll(/[^\w-]/g, '_')}-${found.game}.json`);
  writeFileSync(path, `${JSON.stringify(found)}\n`);
  return path;
}

/** Throws an Error that names the file when it holds no failure. */
export function readFailure(path: string): FuzzFailure {
  const data: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== 'fuzzFailure')
    throw new Error(`${path}: not a failure of the fuzzer`);
  return data as FuzzFailure;
}

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
