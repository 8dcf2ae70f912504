import { firstTable, step } from '../machine/step.js';
import { type LogRow, type Snapshot, StorageFailed } from '../ports/event-log.js';
import type { Entry } from '../state/entry.js';
import { pack, unpack } from '../state/pack.js';
import type { TableState } from '../state/table.js';

export interface Recovered {
  readonly table: TableState;
  readonly seq: number;
}

/**
 * The table as its log makes it: from the snapshot on, where there is one of this version. Throws `StorageFailed` where
 * the log is none that this program wrote.
 */
export function recover(rows: readonly LogRow[], snapshot: Recovered | null): Recovered {
  let now = snapshot;
  for (const row of rows) {
    const expected: number = (now?.seq ?? 0) + 1;
    if (row.seq !== expected) throw damaged(`row ${expected} is missing`);
    const entry = entryOf(row);
    if (now === null) {
      now = { table: firstTable(entry), seq: row.seq };
      continue;
    }
    const went = step(now.table, entry);
    if (!went.ok) throw damaged(`row ${row.seq} can't be carried out: ${went.message}`);
    now = { table: went.table, seq: row.seq };
  }
  if (now === null) throw damaged('there is no row');
  return now;
}

const damaged = (message: string): StorageFailed =>
  new StorageFailed('damaged', `log of a table: ${message}`);

/** Of what a snapshot holds: one of another layout is passed over, and the log is carried out instead. */
const LAYOUT = 2;
const named = (version: string): string => `${version}/${LAYOUT}`;

export const bodyOf = (entry: Entry): string => JSON.stringify(entry);

function entryOf(row: LogRow): Entry {
  try {
    return JSON.parse(row.body) as Entry;
  } catch (cause) {
    throw new StorageFailed('damaged', `row ${row.seq} of a table is no JSON`, { cause });
  }
}

export function snapshotOf(table: TableState, seq: number, version: string): Snapshot {
  return { seq, version: named(version), blob: pack(table) };
}

/** Null for a snapshot of another version. */
export function fromSnapshot(snapshot: Snapshot | null, version: string): Recovered | null {
  if (snapshot === null || snapshot.version !== named(version)) return null;
  return { table: unpack(snapshot.blob) as TableState, seq: snapshot.seq };
}
