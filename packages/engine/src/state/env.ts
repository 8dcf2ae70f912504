import type { ObjectId, Seat, TargetId } from '@ettin/schema';
import type { Env } from './state.js';

const NO_TARGETS: Readonly<Record<string, readonly TargetId[]>> = {};
const NO_NUMBERS: Readonly<Record<string, number>> = {};
const NO_WORDS: Readonly<Record<string, string>> = {};
const NO_DIVISIONS: Readonly<Record<string, readonly number[]>> = {};

/** An environment with nothing but source and controller. */
export function makeEnv(self: ObjectId, controller: Seat): Env {
  return {
    self,
    controller,
    x: 0,
    targets: NO_TARGETS,
    divisions: NO_DIVISIONS,
    it: 0,
    that: -1,
    amount: 0,
    eventSource: 0,
    bound: NO_TARGETS,
    numbers: NO_NUMBERS,
    words: NO_WORDS,
    cast: null,
  };
}
