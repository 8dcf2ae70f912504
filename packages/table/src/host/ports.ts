import type { TableId } from '@ettin/protocol';
import type { Clock } from '../ports/clock.js';
import type { EventLog } from '../ports/event-log.js';
import type { Ownership } from '../ports/ownership.js';
import type { Replays } from '../ports/replays.js';
import type { Entry } from '../state/entry.js';

/** What a table needs of the machine that it runs on. */
export interface TablePorts {
  readonly log: EventLog;
  readonly ownership: Ownership;
  readonly clock: Clock;
  /** So many bytes that nobody can guess. */
  readonly random: (bytes: number) => Uint8Array;
  /** The program and the behaviour of its engine: a game that another plays otherwise is interrupted. */
  readonly version: string;
  readonly replays: Replays;
  /** Told of what can only be a bug; the table plays on. `entry`: what couldn't be carried out, secrets and all. */
  readonly report: (error: unknown, where?: Where) => void;
}

/** Which table, and after which of its rows. */
export interface Where {
  readonly table: TableId;
  readonly seq: number;
  readonly entry?: Entry;
}
