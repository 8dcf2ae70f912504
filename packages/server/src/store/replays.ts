import type { Replays } from '@ettin/table';
import { newId } from '../identity/secret.js';
import type { Store } from './open.js';

/** A kept game as its list has it. */
export interface Listed {
  /** 128 random bits; whoever may see the game finds it under this. */
  readonly id: string;
  readonly table: string;
  readonly game: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly edition: string;
  /** By seat, team by team. */
  readonly names: readonly string[];
  /** The team that won, null for a draw; absent where the game was interrupted. */
  readonly winner?: number | null;
}

export interface ReplayShelf extends Replays {
  /** Games that this person may see, newest first, at most 200. */
  list(person: string): Promise<readonly Listed[]>;
  /** The replay file; null where there is none such for this person. */
  read(person: string, id: string): Promise<{ readonly game: number; readonly text: string } | null>;
  /** The same, by its table and number. */
  readOf(person: string, table: string, game: number): Promise<string | null>;
  /** Drops games that were over before; resolves with how many. */
  sweep(before: number): Promise<number>;
}

const MOST = 200;
/** In the store: an interrupted game's winner. */
const INTERRUPTED = -1;

/** Replays in the same file as their tables; they outlive them. */
export function sqliteReplays(store: Store): ReplayShelf {
  return {
    has: (table, game) =>
      store.use(async (db) => {
        const row = await db
          .selectFrom('kept_game')
          .select('id')
          .where('table_id', '=', table)
          .where('game', '=', game)
          .executeTakeFirst();
        return row !== undefined;
      }),

    keep: ({ table, game, at, edition, names, people, winner, text }) =>
      store.write(async (db) => {
        const id = newId();
        const made = await db
          .insertInto('kept_game')
          .values({
            id,
            table_id: table,
            game,
            at,
            edition,
            names: JSON.stringify(names),
            winner: winner === undefined ? INTERRUPTED : winner,
            text,
          })
          .onConflict((c) => c.doNothing())
          .executeTakeFirst();
        if (Number(made.numInsertedOrUpdatedRows ?? 0) === 0) return;
        for (const person of new Set(people))
          await db.insertInto('kept_for').values({ person, kept: id }).execute();
      }),

    list: (person) =>
      store.use(async (db) => {
        const rows = await db
          .selectFrom('kept_for')
          .innerJoin('kept_game', 'kept_game.id', 'kept_for.kept')
          .select(['id', 'table_id', 'game', 'at', 'edition', 'names', 'winner'])
          .where('person', '=', person)
          .orderBy('at', 'desc')
          .limit(MOST)
          .execute();
        return rows.map(
          ({ id, table_id, game, at, edition, names, winner }): Listed => ({
            id,
            table: table_id,
            game,
            at,
            edition,
            names: JSON.parse(names) as readonly string[],
            ...(winner === INTERRUPTED ? {} : { winner }),
          }),
        );
      }),

    read: (person, id) =>
      store.use(async (db) => {
        const row = await db
          .selectFrom('kept_for')
          .innerJoin('kept_game', 'kept_game.id', 'kept_for.kept')
          .select(['game', 'text'])
          .where('person', '=', person)
          .where('kept', '=', id)
          .executeTakeFirst();
        return row ?? null;
      }),

    readOf: (person, table, game) =>
      store.use(async (db) => {
        const row = await db
          .selectFrom('kept_for')
          .innerJoin('kept_game', 'kept_game.id', 'kept_for.kept')
          .select('text')
          .where('person', '=', person)
          .where('table_id', '=', table)
          .where('game', '=', game)
          .executeTakeFirst();
        return row?.text ?? null;
      }),

    sweep: (before) =>
      store.write(async (db) => {
        const gone = await db.deleteFrom('kept_game').where('at', '<', before).executeTakeFirst();
        return Number(gone.numDeletedRows);
      }),
  };
}
