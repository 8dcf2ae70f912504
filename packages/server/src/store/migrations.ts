import type { Kysely } from 'kysely';
import type { Schema } from './schema.js';

type Migration = (db: Kysely<Schema>) => Promise<void>;

/** In order; a file's `user_version` counts those that it has. Never changed once released, only added to. */
export const MIGRATIONS: readonly Migration[] = [
  async (db) => {
    await db.schema
      .createTable('game_table')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner', 'text')
      .addColumn('epoch', 'integer', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('table_event')
      .addColumn('table_id', 'text', (c) => c.notNull().references('game_table.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('epoch', 'integer', (c) => c.notNull())
      .addColumn('cmd_id', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('table_event_place', ['table_id', 'seq'])
      .addUniqueConstraint('table_event_once', ['table_id', 'cmd_id'])
      .execute();
    await db.schema
      .createTable('snapshot')
      .addColumn('table_id', 'text', (c) => c.primaryKey().references('game_table.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('engine_version', 'text', (c) => c.notNull())
      .addColumn('blob', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('job')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('payload', 'text', (c) => c.notNull())
      .addColumn('due', 'bigint', (c) => c.notNull())
      .addColumn('job_key', 'text', (c) => c.unique())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('job_due').on('job').columns(['kind', 'due']).execute();
    await db.schema
      .createTable('secret')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('account')
      .addColumn('person', 'text', (c) => c.primaryKey())
      .addColumn('login', 'text', (c) => c.notNull().unique())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('session')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('ends', 'bigint', (c) => c.notNull())
      .execute();
  },
  async (db) => {
    await db.schema
      .alterTable('game_table')
      .addColumn('touched', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('game_table')
      .addColumn('playing', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('game_table_touched').on('game_table').column('touched').execute();
    await db.schema
      .createTable('kept_game')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('game', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('edition', 'text', (c) => c.notNull())
      .addColumn('names', 'text', (c) => c.notNull())
      .addColumn('winner', 'integer')
      .addColumn('text', 'text', (c) => c.notNull())
      .addUniqueConstraint('kept_game_once', ['table_id', 'game'])
      .execute();
    await db.schema
      .createTable('kept_for')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('kept', 'text', (c) => c.notNull().references('kept_game.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('kept_for_once', ['person', 'kept'])
      .execute();
    await db.schema.createIndex('kept_for_kept').on('kept_for').column('kept').execute();
    await db.schema
      .createTable('failure')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('table_id', 'text')
      .addColumn('seq', 'integer')
      .addColumn('engine', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('message', 'text', (c) => c.notNull())
      .addColumn('stack', 'text', (c) => c.notNull())
      .addColumn('entry', 'text')
      .execute();
  },
];
