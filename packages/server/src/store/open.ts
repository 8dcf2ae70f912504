import { randomBytes } from 'node:crypto';
import { StorageFailed } from '@ettin/table';
import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { failureOf } from './failure.js';
import { MIGRATIONS } from './migrations.js';
import type { Schema } from './schema.js';

/** "Ettn": says that a SQLite file is ours, so that no other program's data is taken for it. */
const APPLICATION_ID = 0x4574746e;

/** One open file. All writes of a process go through it. */
export interface Store {
  readonly db: Kysely<Schema>;
  /** A statement of its own text, made once: for what is done for every move, where building it costs more than doing it. */
  readonly prepare: (sql: string) => SQLite.Statement;
  /** For messages. */
  readonly file: string;
  /** Names this process as an owner of tables. */
  readonly self: string;
  /** Carries out `work` or rejects with `StorageFailed`. */
  readonly use: <T>(work: (db: Kysely<Schema>) => Promise<T>) => Promise<T>;
  /** Several statements, all or none. One at a time. */
  readonly write: <T>(work: (db: Kysely<Schema>) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a store, or makes it, and holds it alone: the operating system's lock is on the file for as long as the process
 * lives, however it ends. Rejects with `StorageFailed` where the file is in use, damaged, of another program or of a newer
 * Ettin; it has not been written to then.
 */
export async function openStore(file: string): Promise<Store> {
  let sqlite: SQLite.Database | undefined;
  try {
    sqlite = new SQLite(file, { timeout: 0 });
    takeOver(sqlite, file);
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) });
    await migrate(db, sqlite);
    return storeOf(db, sqlite, file);
  } catch (error) {
    sqlite?.close();
    throw failureOf(error, file);
  }
}

function takeOver(sqlite: SQLite.Database, file: string): void {
  // with this the first lock is kept until the file is closed: a second process can't even read
  sqlite.pragma('locking_mode = EXCLUSIVE');
  const empty = Number(sqlite.pragma('page_count', { simple: true })) === 0;
  const id = Number(sqlite.pragma('application_id', { simple: true }));
  if (!empty && id !== APPLICATION_ID) {
    throw new StorageFailed('damaged', `${file}: a file of another program (its application id is ${id})`);
  }
  const version = Number(sqlite.pragma('user_version', { simple: true }));
  if (version > MIGRATIONS.length) {
    throw new StorageFailed(
      'damaged',
      `${file}: made by a newer Ettin (store ${version}, this one knows ${MIGRATIONS.length})`,
    );
  }
  if (!empty) {
    const found = sqlite.pragma('quick_check(1)', { simple: true });
    if (found !== 'ok') throw new StorageFailed('damaged', `${file}: the file is damaged (${String(found)})`);
  }
  if (sqlite.pragma('journal_mode = WAL', { simple: true }) !== 'wal') {
    throw new StorageFailed('unknown', `${file}: the file system has no room for a write-ahead log`);
  }
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  // an empty write takes the lock now, and not when the first table is made
  sqlite.exec('BEGIN IMMEDIATE; COMMIT');
  if (empty) sqlite.pragma(`application_id = ${APPLICATION_ID}`);
}

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

function storeOf(db: Kysely<Schema>, sqlite: SQLite.Database, file: string): Store {
  let last: Promise<unknown> = Promise.resolve();
  const use: Store['use'] = async (work) => {
    try {
      if (!sqlite.open) throw new StorageFailed('closed', `${file}: the store has been closed`);
      return await work(db);
    } catch (error) {
      throw failureOf(error, file);
    }
  };
  const inTransaction = <T>(work: (db: Kysely<Schema>) => Promise<T>) =>
    use(async () => {
      sqlite.exec('BEGIN IMMEDIATE');
      try {
        const result = await work(db);
        sqlite.exec('COMMIT');
        return result;
      } catch (error) {
        if (sqlite.inTransaction) sqlite.exec('ROLLBACK');
        throw error;
      }
    });
  return {
    db,
    prepare: (sql) => sqlite.prepare(sql),
    file,
    self: randomBytes(16).toString('base64url'),
    use,
    write(work) {
      const next = last.then(() => inTransaction(work));
      last = next.catch(() => undefined);
      return next;
    },
    async close() {
      await last;
      sqlite.close();
    },
  };
}
