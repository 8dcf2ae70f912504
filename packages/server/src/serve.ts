import { randomBytes } from 'node:crypto';
import { StorageFailed, systemClock, type TablePorts } from '@ettin/table';
import type { Logger } from 'pino';
import { createApp } from './http/app.js';
import { tableRoutes } from './http/tables.js';
import { accountsIn } from './identity/accounts.js';
import { secretKey } from './identity/secret.js';
import { tokensWith } from './identity/token.js';
import { ratesInMemory } from './sockets/rate.js';
import { sqliteEventLog } from './store/event-log.js';
import { openStore } from './store/open.js';
import { sqliteOwnership } from './store/ownership.js';
import { runningTables } from './tables/running.js';

export interface ServeOptions {
  /** The store's file; made if it isn't there. */
  readonly store: string;
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  /** Further origins that people reach the server by, e.g. "https://table.example". */
  readonly origins: readonly string[];
  /** Folder of the built page. */
  readonly page: string | null;
  /** Version of the program and behaviour of its engine. */
  readonly version: string;
  readonly logger: Logger | null;
  /** Requests a minute from one address. */
  readonly requests: number;
}

export interface Serving {
  /** Where to open the page. */
  readonly url: string;
  readonly port: number;
  readonly counts: () => { readonly tables: number; readonly visits: number };
  /** Writes down what was said, tells everybody to come back, and frees the store. */
  readonly close: () => Promise<void>;
}

/**
 * Serves tables. Rejects with `StorageFailed` where the store can't be used, and with the system's error (EADDRINUSE,
 * EACCES …) where the port can't; nothing is left open then.
 */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { logger } = options;
  const store = await openStore(options.store);
  try {
    const clock = systemClock();
    const report = (error: unknown): void => {
      if (error instanceof StorageFailed) logger?.error({ code: error.code }, error.message);
      else logger?.error({ err: error }, 'something failed that should not');
    };
    const ports: TablePorts = {
      log: sqliteEventLog(store),
      ownership: sqliteOwnership(store),
      clock,
      random: (bytes) => randomBytes(bytes),
      version: options.version,
      report,
    };
    const tables = runningTables(ports);
    const people = {
      tokens: tokensWith(await secretKey(store, 'token'), clock.now),
      accounts: accountsIn(store, clock.now),
      secure: options.origins.length > 0 && options.origins.every((o) => o.startsWith('https://')),
      requests: options.requests,
    };
    const app = await createApp({
      ...people,
      page: options.page,
      origins: options.origins,
      localOnly: isLocal(options.host),
      logger,
      more: (routes) => tableRoutes(routes, { ...people, tables, rates: ratesInMemory(), failed: report }),
    });
    try {
      await app.listen({ host: options.host, port: options.port });
    } catch (error) {
      await app.close();
      throw error;
    }
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : options.port;
    return {
      url: `http://${isLocal(options.host) ? 'localhost' : options.host}:${port}`,
      port,
      counts: tables.count,
      async close() {
        await tables.close();
        await app.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

const isLocal = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '::1';
