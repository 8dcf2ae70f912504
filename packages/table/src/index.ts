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
