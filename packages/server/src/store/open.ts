import { randomBytes } from 'node:crypto';
import { type Append, type Appended, StorageFailed } from '@ettin/table';
import { Kysely } from 'kysely';
import { threadDialect } from './dialect.js';
import { failureOf } from './failure.js';
import type { Schema } from './schema.js';
import { Thread } from './thread.js';

/** One open file. All writes of a process go through it. */
export interface Store {
  readonly db: Kysely<Schema>;
  /** For messages. */
  readonly file: string;
  /** Names this process as an owner of tables. */
  readonly self: string;
  /** Carries out `work` or rejects with `StorageFailed`. */
  readonly use: <T>(work: (db: Kysely<Schema>) => Promise<T>) => Promise<T>;
  /** Several statements, all or none. One at a time. */
  readonly write: <T>(work: (db: Kysely<Schema>) => Promise<T>) => Promise<T>;
  /** Rows of logs in one write, in its turn among the others; `rows` is asked for them when that has come. */
  readonly append: (rows: () => readonly Append[]) => Promise<readonly Appended[]>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a store, or makes it, and holds it alone: the operating system's lock is on the file for as long as the process
 * lives, however it ends. Rejects with `StorageFailed` where the file is in use, damaged, of another program or of a newer
 * Ettin; it has not been written to then. The file is held by a thread of its own (`worker.ts`); `lost` hears of it where
 * that ends by itself, and nothing can be kept any more.
 */
export async function openStore(
  file: string,
  lost: (error: StorageFailed) => void = () => {},
): Promise<Store> {
  return storeOf(await Thread.of(file, lost), file);
}

function storeOf(thread: Thread, file: string): Store {
  const db = new Kysely<Schema>({ dialect: threadDialect(thread) });
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;
  const use = async <T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> => {
    try {
      if (closed) throw new StorageFailed('closed', `${file}: the store has been closed`);
      return await work(db);
    } catch (error) {
      throw failureOf(error, file);
    }
  };
  const inTransaction = async <T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> => {
    await thread.ask({ do: 'begin' });
    try {
      const result = await work(db);
      await thread.ask({ do: 'commit' });
      return result;
    } catch (error) {
      await thread.ask({ do: 'rollback' });
      throw error;
    }
  };
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(() => use(work));
    last = next.catch(() => undefined);
    return next;
  };
  return {
    db,
    file,
    self: randomBytes(16).toString('base64url'),
    use,
    write: (work) => inTurn(() => inTransaction(work)),
    append: (rows) => inTurn(() => thread.ask({ do: 'append', rows: rows() })),
    async close() {
      if (closed) return;
      await last;
      closed = true;
      await thread.ask({ do: 'close' });
    },
  };
}
