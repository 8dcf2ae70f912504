export * from './action.js';
export {
  type Adjustment,
  adjustment,
  type ClientMessage,
  type Command,
  clientMessage,
  command,
  type GameCommand,
  type Hello,
  type Query,
  query,
  type SocialCommand,
} from './client.js';
export {
  type CommandId,
  type InvitationCode,
  type PersonId,
  personId,
  type TableId,
  tableId,
} from './ids.js';
export * from './limits.js';
export { nameKey, personName } from './name.js';
export { applyPatch, type ObjectsPatch, patchOf, type ViewPatch } from './patch.js';
export { sameJson } from './same.js';
export * from './server.js';
export {
  type ClockSettings,
  DEFAULT_SETTINGS,
  DEFAULT_TABLE,
  type DeckChoice,
  deckChoice,
  type SeatSettings,
  type TableSettings,
  tableSettings,
} from './settings.js';
export * from './words.js';
