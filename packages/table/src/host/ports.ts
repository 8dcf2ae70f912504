import type { Clock } from '../ports/clock.js';
import type { EventLog } from '../ports/event-log.js';
import type { Ownership } from '../ports/ownership.js';

/** What a table needs of the machine that it runs on. */
export interface TablePorts {
  readonly log: EventLog;
  readonly ownership: Ownership;
  readonly clock: Clock;
  /** So many bytes that nobody can guess. */
  readonly random: (bytes: number) => Uint8Array;
  /** The program and the behaviour of its engine: snapshots of another are passed over. */
  readonly version: string;
  /** Told of what can only be a bug; the table plays on. */
  readonly report: (error: unknown) => void;
}
