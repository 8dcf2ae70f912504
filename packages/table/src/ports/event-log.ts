/**
 * Where what happened at a table is kept for good. One row for each command that was carried out; the table is what its
 * rows make of it, so a row that is acknowledged may never be lost, and no row may come twice.
 *
 *   seq       place of a row in its table's log, 1, 2, 3 … without gaps
 *   command   the id that its sender made; the same one is kept once for each table
 *   epoch     counts the owners of a table (see `Ownership`); only the newest may write
 */
export interface LogRow {
  readonly seq: number;
  readonly command: string;
  /** JSON. Holds secrets (seeds, decks): never leaves the server. */
  readonly body: string;
}

export interface Append {
  readonly table: string;
  readonly epoch: number;
  /** The place that the row is meant for: one after the last that its writer knows. */
  readonly seq: number;
  readonly command: string;
  readonly body: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Whether a game goes on after it: such a table is forgotten later than others. */
  readonly playing: boolean;
}

export type Appended =
  | { readonly ok: true; readonly seq: number }
  /** This command is kept already, at this place: nothing was written. */
  | { readonly ok: false; readonly why: 'duplicate'; readonly seq: number }
  /** Another owner has the table, or the place is taken: the writer must drop the table. */
  | { readonly ok: false; readonly why: 'fenced' };

export interface Snapshot {
  readonly seq: number;
  /** Who can read the blob; one of another version is passed over and the rows are replayed. */
  readonly version: string;
  readonly blob: string;
}

export interface StoredTable {
  readonly table: string;
  readonly epoch: number;
  readonly seq: number;
}

/** Storage can't be used: full, locked, damaged. Nothing was written; nothing is served until it is mended. */
export class StorageFailed extends Error {
  constructor(
    readonly code: 'full' | 'locked' | 'damaged' | 'closed' | 'unknown',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'StorageFailed';
  }
}

/** All methods reject with `StorageFailed`. `append` and `create` resolve after the row is on the disk. */
export interface EventLog {
  /** A new table with its first row. Resolves with false when there is such a table already. */
  create(table: string, command: string, body: string, at: number): Promise<boolean>;
  append(row: Append): Promise<Appended>;
  /** The rows after a place, in order. */
  read(table: string, after: number): Promise<readonly LogRow[]>;
  /** Keeps it beside the rows; an older one may go. Fenced like `append`: resolves with false. */
  saveSnapshot(table: string, epoch: number, snapshot: Snapshot): Promise<boolean>;
  latestSnapshot(table: string): Promise<Snapshot | null>;
  find(table: string): Promise<StoredTable | null>;
  /**
   * Tables that have had no row since `before`, or, where their game goes on, since `playingBefore`; the quietest first, at
   * most `most`.
   */
  quiet(before: number, playingBefore: number, most: number): Promise<readonly StoredTable[]>;
  /** All rows and the snapshot go, all or none. Fenced like `append`, with `seq` its last row: resolves with false. */
  forget(table: string, epoch: number, seq: number): Promise<boolean>;
}
