export {
  type AdjustStep,
  type Checkpoint,
  packSetup,
  REPLAY_FORMAT,
  type Replay,
  type ReplayAction,
  type ReplaySetup,
  unpackSetup,
  writeReplay,
} from './format.js';
export { nestsTooDeep } from './nesting.js';
export { type Read, readReplay } from './read.js';
export { Recorder, stateHash } from './record.js';
export { type Breathe, type Damage, pinFaults, type Ran, runReplay, type Step } from './run.js';
