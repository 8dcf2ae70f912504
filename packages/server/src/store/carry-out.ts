import type { Append, Appended } from '@ettin/table';
import type SQLite from 'better-sqlite3';
import type { Job, Ran } from './jobs.js';

/** Carries jobs out on an open file. Throws what SQLite does; a transaction that failed is to be rolled back by its asker. */
export function carryingOut(sqlite: SQLite.Database): (job: Job) => Ran | readonly Appended[] | null {
  const append = appending(sqlite);
  return (job) => {
    switch (job.do) {
      case 'run':
        return run(sqlite, job.sql, job.parameters);
      case 'begin':
        sqlite.exec('BEGIN IMMEDIATE');
        return null;
      case 'commit':
        sqlite.exec('COMMIT');
        return null;
      case 'rollback':
        if (sqlite.inTransaction) sqlite.exec('ROLLBACK');
        return null;
      case 'append':
        return append(job.rows);
      case 'close':
        sqlite.close();
        return null;
    }
  };
}

function run(sqlite: SQLite.Database, sql: string, parameters: readonly unknown[]): Ran {
  const statement = sqlite.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters), changes: 0 };
  return { rows: [], changes: statement.run(parameters).changes };
}

const FENCED: Appended = { ok: false, why: 'fenced' };

/** Statements prepared once: they are run for every move, and building them would cost more. */
function appending(sqlite: SQLite.Database): (rows: readonly Append[]) => readonly Appended[] {
  const known = sqlite.prepare('SELECT seq FROM table_event WHERE table_id = ? AND cmd_id = ?').pluck();
  // owner's epoch and place in one statement, so that no other writer comes between
  const move = sqlite.prepare(
    'UPDATE game_table SET seq = ?, touched = ?, playing = ? WHERE id = ? AND epoch = ? AND seq = ?',
  );
  const insert = sqlite.prepare(
    'INSERT INTO table_event (table_id, seq, epoch, cmd_id, body) VALUES (?, ?, ?, ?, ?)',
  );
  const one = ({ table, epoch, seq, command, body, at, playing }: Append): Appended => {
    const there = known.get(table, command);
    if (typeof there === 'number') return { ok: false, why: 'duplicate', seq: there };
    if (move.run(seq, at, playing ? 1 : 0, table, epoch, seq - 1).changes === 0) return FENCED;
    insert.run(table, seq, epoch, command, body);
    return { ok: true, seq };
  };
  return sqlite.transaction((rows: readonly Append[]) => rows.map(one)).immediate;
}
