import type { Ownership } from '@ettin/table';
import type { Store } from './open.js';

/** Owners of tables, in the same file as their rows: the epoch that fences an append is the one that a claim raised. */
export function sqliteOwnership(store: Store): Ownership {
  return {
    self: store.self,

    claim: (table) =>
      store.write(async (db) => {
        const row = await db
          .updateTable('game_table')
          .set((e) => ({ owner: store.self, epoch: e('epoch', '+', 1) }))
          .where('id', '=', table)
          .returning('epoch')
          .executeTakeFirst();
        return row === undefined ? null : { epoch: row.epoch };
      }),

    release: (table, epoch) =>
      store.write(async (db) => {
        await db
          .updateTable('game_table')
          .set({ owner: null })
          .where('id', '=', table)
          .where('epoch', '=', epoch)
          .execute();
      }),

    owner: (table) =>
      store.use(async (db) => {
        const row = await db
          .selectFrom('game_table')
          .select(['owner', 'epoch'])
          .where('id', '=', table)
          .executeTakeFirst();
        return row === undefined || row.owner === null ? null : { owner: row.owner, epoch: row.epoch };
      }),
  };
}
