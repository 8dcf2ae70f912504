import { endInterrupted, interrupt } from '../game/interrupt.js';
import { firstTable, remember, step } from '../machine/step.js';
import { type LogRow, type Snapshot, StorageFailed } from '../ports/event-log.js';
import type { Entry } from '../state/entry.js';
import { type Mark, markOf } from '../state/mark.js';
import { pack, unpack } from '../state/pack.js';
import type { TableState } from '../state/table.js';
import { playsTheSame } from './adopt.js';

export interface Recovered {
  readonly table: TableState;
  readonly seq: number;
}

/** Where carrying the log out again makes another game than it was. */
export interface Divergence {
  readonly seq: number;
  readonly game: number;
  /** The program that made the row. */
  readonly engine: string;
  /** A snapshot of its, another state after a row, a row that is refused now, or one that the engine throws on. */
  readonly how: 'snapshot' | 'differs' | 'refused' | 'failed';
}
type Hear = (divergence: Divergence) => void;

/**
 * The table as its log makes it: from the snapshot on, where there is one. A game that would go another way than it went is
 * interrupted at the last row that agrees, and `hear` is told; what people said, who sits where and who won goes on. Throws
 * `StorageFailed` where the log is none that this program wrote.
 */
export function recover(
  rows: readonly LogRow[],
  snapshot: Recovered | null,
  hear: Hear = () => {},
): Recovered {
  let now = snapshot;
  for (const row of rows) {
    const expected: number = (now?.seq ?? 0) + 1;
    if (row.seq !== expected) throw damaged(`row ${expected} is missing`);
    const entry = entryOf(row);
    const { seq } = row;
    now = { table: now === null ? firstTable(entry) : replayed(now.table, entry, seq, hear), seq };
  }
  if (now === null) throw damaged('there is no row');
  return now;
}

function replayed(table: TableState, entry: Entry, seq: number, hear: Hear): TableState {
  const begins = entry.command.type === 'begin' || entry.command.type === 'rematch';
  if (table.interrupted !== null && !begins) return afterInterruption(table, entry);
  const went = carriedOut(table, entry);
  if (typeof went !== 'string') return went;
  const game = begins ? table.games + 1 : table.games;
  hear({ seq, game, engine: table.engine, how: went });
  if (begins) return notBegun(remember(table, entry), game);
  return table.phase === 'playing' ? afterInterruption(interrupt(table), entry) : remember(table, entry);
}

/** What the entry makes of the table now, if it is what it made of it then. */
function carriedOut(table: TableState, entry: Entry): TableState | 'differs' | 'refused' | 'failed' {
  try {
    const went = step(table, entry);
    if (!went.ok) return 'refused';
    return sameMark(markOf(table, went.table), entry.mark) ? went.table : 'differs';
  } catch {
    return 'failed';
  }
}

const sameMark = (one: Mark | undefined, other: Mark | undefined): boolean =>
  one?.sum === other?.sum && one?.winner === other?.winner;

/** Moves of the game have no effect any more but that their senders needn't send them again; all else goes on. */
function afterInterruption(table: TableState, entry: Entry): TableState {
  let next: TableState;
  try {
    const went = step(table, entry);
    next = went.ok ? went.table : remember(table, entry);
  } catch {
    next = remember(table, entry);
  }
  const winner = entry.mark?.winner;
  return winner === undefined ? next : endInterrupted(next, winner);
}

function notBegun(table: TableState, game: number): TableState {
  const { engine, settings } = table;
  const interrupted = { game, engine, edition: settings.edition, startingTeam: 0, record: null, last: '' };
  return { ...table, phase: 'over', games: game, play: null, interrupted };
}

const damaged = (message: string): StorageFailed =>
  new StorageFailed('damaged', `log of a table: ${message}`);

/** Of what a snapshot holds: one of another layout is passed over, and the log is carried out instead. */
const LAYOUT = 6;
const LAYOUT_MARK = `/${LAYOUT}`;

export const bodyOf = (entry: Entry): string => JSON.stringify(entry);

function entryOf(row: LogRow): Entry {
  try {
    return JSON.parse(row.body) as Entry;
  } catch (cause) {
    throw new StorageFailed('damaged', `row ${row.seq} of a table is no JSON`, { cause });
  }
}

export function snapshotOf(table: TableState, seq: number, version: string): Snapshot {
  return { seq, version: version + LAYOUT_MARK, blob: pack(table) };
}

/**
 * Null for a snapshot of another layout. One of another version is taken with its game only where this engine plays the game
 * the same; `own`: it is of this version.
 */
export function fromSnapshot(
  snapshot: Snapshot | null,
  version: string,
  hear: Hear = () => {},
): (Recovered & { readonly own: boolean }) | null {
  if (snapshot === null || !snapshot.version.endsWith(LAYOUT_MARK)) return null;
  const { seq } = snapshot;
  const table = unpack(snapshot.blob) as TableState;
  const own = snapshot.version === version + LAYOUT_MARK;
  const { play } = table;
  if (own || play === null || playsTheSame(table, play)) return { table, seq, own };
  hear({ seq, game: table.games, engine: table.engine, how: 'snapshot' });
  const { result } = play.state;
  return { table: interrupt(table, result === null ? undefined : result.winner), seq, own };
}
