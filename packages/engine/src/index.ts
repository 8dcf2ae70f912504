export { type Applied, apply } from './apply.js';
export type { Rules } from './compile/types.js';
export { legalActions, pendingDecisions } from './legal/legal.js';
export {
  type Created,
  commitmentOf,
  createGame,
  type GameSetup,
  keyOf,
  type SeatSetup,
  type SetupFault,
} from './setup/game.js';
export { createRules, hashOf } from './setup/rules.js';
export type { State } from './state/state.js';
