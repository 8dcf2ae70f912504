export { adjust } from './adjust/adjust.js';
export { type Applied, apply } from './apply.js';
export type { Rules } from './compile/types.js';
export { legalActions, manaActions, pendingDecisions } from './legal/legal.js';
export { whyNotOffered } from './legal/why-not.js';
export { sampleAnswer } from './sample/answer.js';
export { fallbackAnswer } from './sample/fallback.js';
export { createBoard } from './setup/board.js';
export type {
  BoardCreated,
  BoardFault,
  BoardSpec,
  PermanentSpec,
  PlacedCard,
  PlayerBoard,
  TeamBoard,
} from './setup/board-spec.js';
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
export { unsupportedIn } from './support/unsupported.js';
export { teamsThatCantLose } from './teams/cant-lose.js';
export { askedByStep, stepsAhead } from './turn/ahead.js';
export { findEventLeaks } from './view/event-leaks.js';
export { eventsFor, SPECTATORS } from './view/events.js';
export { findLeaks } from './view/leaks.js';
export { deciders } from './view/pending.js';
export { view } from './view/view.js';
