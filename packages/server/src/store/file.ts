import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { RefusedFile } from './failed.js';
import { MIGRATIONS } from './migrations.js';
import type { Schema } from './schema.js';

/** "Ettn": says that a SQLite file is ours, so that no other program's data is taken for it. */
const APPLICATION_ID = 0x4574746e;

/**
 * Opens a store's file, or makes it, and holds it alone. Throws what SQLite does, and `RefusedFile` where the file is
 * none that this Ettin may write to; it has not been written to then.
 */
export async function openFile(file: string): Promise<SQLite.Database> {
  let sqlite: SQLite.Database | undefined;
  try {
    sqlite = new SQLite(file, { timeout: 0 });
    takeOver(sqlite, file);
    await migrate(new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) }), sqlite);
    return sqlite;
  } catch (error) {
    sqlite?.close();
    throw error;
  }
}

function takeOver(sqlite: SQLite.Database, file: string): void {
  // with this the first lock is kept until the file is closed: a second process can't even read
  sqlite.pragma('locking_mode = EXCLUSIVE');
  const id = Number(sqlite.pragma('application_id', { simple: true }));
  const empty = id === 0 && isEmpty(sqlite);
  if (!empty && id !== APPLICATION_ID) {
    throw new RefusedFile('damaged', `${file}: a file of another program (its application id is ${id})`);
  }
  const version = Number(sqlite.pragma('user_version', { simple: true }));
  if (version > MIGRATIONS.length) {
    throw new RefusedFile(
      'damaged',
      `${file}: made by a newer Ettin (store ${version}, this one knows ${MIGRATIONS.length})`,
    );
  }
  if (!empty) {
    const found = sqlite.pragma('quick_check(1)', { simple: true });
    if (found !== 'ok') throw new RefusedFile('damaged', `${file}: the file is damaged (${String(found)})`);
  }
  if (sqlite.pragma('journal_mode = WAL', { simple: true }) !== 'wal') {
    throw new RefusedFile('unknown', `${file}: the file system has no room for a write-ahead log`);
  }
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  // an empty write takes the lock now, and not when the first table is made
  sqlite.exec('BEGIN IMMEDIATE; COMMIT');
  if (empty) sqlite.pragma(`application_id = ${APPLICATION_ID}`);
}

/** Nothing is in it, of anybody; a first start that was killed leaves a page. */
const isEmpty = (sqlite: SQLite.Database): boolean =>
  Number(sqlite.pragma('user_version', { simple: true })) === 0 &&
  sqlite.prepare('SELECT count(*) FROM sqlite_schema').pluck().get() === 0;

async function migrate(db: Kysely<Schema>, sqlite: SQLite.Database): Promise<void> {
  const from = Number(sqlite.pragma('user_version', { simple: true }));
  for (const [i, migration] of MIGRATIONS.entries()) {
    if (i < from) continue;
    sqlite.exec('BEGIN IMMEDIATE');
    try {
      await migration(db);
      sqlite.pragma(`user_version = ${i + 1}`);
      sqlite.exec('COMMIT');
    } catch (error) {
      if (sqlite.inTransaction) sqlite.exec('ROLLBACK');
      throw error;
    }
  }
}
