import type { Append, Appended, EventLog, LogRow, Snapshot, StoredTable } from '@ettin/table';
import type { Kysely } from 'kysely';
import type { Store } from './open.js';
import type { Schema } from './schema.js';

interface Waiting {
  readonly row: Append;
  readonly done: (result: Appended) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * The log in a SQLite file. Rows that arrive in one turn of the event loop, or while another write is on its way to the
 * disk, share the next one: a disk does some hundred writes a second, and all that one holds are safe at the same time.
 */
export function sqliteEventLog(store: Store): EventLog {
  let waiting: Waiting[] = [];

  const flush = async (): Promise<void> => {
    const batch: Waiting[] = [];
    try {
      const results = await store.append(() => {
        // taken when it is this batch's turn: what came meanwhile is in it
        batch.push(...waiting);
        waiting = [];
        return batch.map(({ row }) => row);
      });
      for (const [i, one] of batch.entries()) one.done(results[i] ?? { ok: false, why: 'fenced' });
    } catch (error) {
      // the file couldn't be used before the batch was taken
      if (batch.length === 0) {
        batch.push(...waiting);
        waiting = [];
      }
      for (const one of batch) one.failed(error);
    }
  };

  return {
    create: (table, command, body, at) =>
      store.write(async (db) => {
        const made = await db
          .insertInto('game_table')
          .values({ id: table, owner: null, epoch: 0, seq: 1, touched: at, playing: 0 })
          .onConflict((c) => c.doNothing())
          .executeTakeFirst();
        if (Number(made.numInsertedOrUpdatedRows ?? 0) === 0) return false;
        await db
          .insertInto('table_event')
          .values({ table_id: table, seq: 1, epoch: 0, cmd_id: command, body })
          .execute();
        return true;
      }),

    append: (row) =>
      new Promise<Appended>((done, failed) => {
        waiting.push({ row, done, failed });
        // after all sockets that have something to say were read: what comes with it goes with it
        if (waiting.length === 1) setImmediate(() => void flush());
      }),

    read: (table, after) =>
      store.use(async (db): Promise<readonly LogRow[]> => {
        const rows = await db
          .selectFrom('table_event')
          .select(['seq', 'cmd_id', 'body'])
          .where('table_id', '=', table)
          .where('seq', '>', after)
          .orderBy('seq')
          .execute();
        return rows.map(({ seq, cmd_id, body }) => ({ seq, command: cmd_id, body }));
      }),

    saveSnapshot: (table, epoch, { seq, version, blob }) =>
      store.write(async (db) => {
        const found = await tableOf(db, table);
        if (found === undefined || found.epoch !== epoch) return false;
        await db
          .insertInto('snapshot')
          .values({ table_id: table, seq, engine_version: version, blob })
          .onConflict((c) => c.column('table_id').doUpdateSet({ seq, engine_version: version, blob }))
          .execute();
        return true;
      }),

    latestSnapshot: (table) =>
      store.use(async (db): Promise<Snapshot | null> => {
        const row = await db
          .selectFrom('snapshot')
          .selectAll()
          .where('table_id', '=', table)
          .executeTakeFirst();
        return row === undefined ? null : { seq: row.seq, version: row.engine_version, blob: row.blob };
      }),

    find: (table) =>
      store.use(async (db): Promise<StoredTable | null> => {
        const row = await tableOf(db, table);
        return row === undefined ? null : { table, epoch: row.epoch, seq: row.seq };
      }),

    quiet: (before, playingBefore, most) =>
      store.use(async (db): Promise<readonly StoredTable[]> => {
        const rows = await db
          .selectFrom('game_table')
          .select(['id', 'epoch', 'seq'])
          .where((e) =>
            e.or([
              e.and([e('playing', '=', 0), e('touched', '<', before)]),
              e.and([e('playing', '=', 1), e('touched', '<', playingBefore)]),
            ]),
          )
          .orderBy('touched')
          .limit(most)
          .execute();
        return rows.map(({ id, epoch, seq }) => ({ table: id, epoch, seq }));
      }),

    forget: (table, epoch, seq) =>
      store.write(async (db) => {
        const found = await tableOf(db, table);
        if (found === undefined || found.epoch !== epoch || found.seq !== seq) return false;
        await db.deleteFrom('snapshot').where('table_id', '=', table).execute();
        await db.deleteFrom('table_event').where('table_id', '=', table).execute();
        await db.deleteFrom('game_table').where('id', '=', table).execute();
        return true;
      }),
  };
}

const tableOf = (db: Kysely<Schema>, table: string) =>
  db.selectFrom('game_table').selectAll().where('id', '=', table).executeTakeFirst();
