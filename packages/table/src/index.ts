export { Connection } from './host/connection.js';
export { type Closing, type Opening, type Saved, TableHost, type Visitor } from './host/host.js';
export { idFrom } from './host/ids.js';
export { GameDiverged } from './host/open.js';
export type { TablePorts, Where } from './host/ports.js';
export { type Recovered, recover } from './host/recover.js';
export { type Refusal, refusalOf } from './host/refusal.js';
export { deckFrom } from './lobby/deck.js';
export { whyNoSettings } from './lobby/seats.js';
export { faultsAmong } from './lobby/team-check.js';
export type { Refused } from './machine/result.js';
export { systemClock } from './memory/clock.js';
export { MemoryLog } from './memory/event-log.js';
export { MemoryReplays } from './memory/replays.js';
export { TestClock } from './memory/test-clock.js';
export type { Bus } from './ports/bus.js';
export type { Clock } from './ports/clock.js';
export {
  type Append,
  type Appended,
  type EventLog,
  type LogRow,
  type Snapshot,
  StorageFailed,
  type StoredTable,
} from './ports/event-log.js';
export type { Job, JobQueue } from './ports/job-queue.js';
export type { Ownership } from './ports/ownership.js';
export type { KeptGame, Replays } from './ports/replays.js';
export type { Entry } from './state/entry.js';
export { rulesOf } from './state/rules.js';
export type { TableState } from './state/table.js';
export { frameFor } from './view/frame.js';
