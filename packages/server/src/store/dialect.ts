import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Thread } from './thread.js';

/** SQLite in a thread of its own, for Kysely. Transactions are the store's (`Store.write`), not Kysely's. */
export function threadDialect(thread: Thread): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, changes } = await thread.ask({ do: 'run', sql, parameters });
      return { rows: rows as R[], numAffectedRows: BigInt(changes) };
    },
    streamQuery() {
      throw new Error('a store gives its rows at once');
    },
  };
  const unasked = async (): Promise<void> => {
    throw new Error('transactions of a store go through `write`');
  };
  return {
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      beginTransaction: unasked,
      commitTransaction: unasked,
      rollbackTransaction: unasked,
      releaseConnection: async () => {},
      destroy: async () => {},
    }),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
