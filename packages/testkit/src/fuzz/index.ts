export { type Failure as FuzzFault, kindOf } from './failure.js';
export {
  type FuzzedGame,
  type FuzzFailure,
  type FuzzOptions,
  type FuzzReport,
  fuzz,
  fuzzSetup,
} from './fuzz.js';
export { CARD_CHOICES, type CardChoice, cardLists } from './of-its-time.js';
export { fuzzInWorkers, type PoolOptions } from './pool.js';
export { readFailure, replayFailure, writeFailure } from './replay.js';
