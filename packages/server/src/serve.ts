import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { systemClock, type TablePorts } from '@ettin/table';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type Report, reportTo } from './failures.js';
import { createApp, isProxied } from './http/app.js';
import { metricsRoute } from './http/metrics.js';
import { tableRoutes } from './http/tables.js';
import { accountsIn } from './identity/accounts.js';
import { goneOver } from './identity/gone.js';
import { secretKey } from './identity/secret.js';
import { tokensWith } from './identity/token.js';
import { type Keeping, keepHouse } from './jobs/housekeeping.js';
import { metricsOf } from './metrics/metrics.js';
import { localBus } from './ports/bus.js';
import { Crowd } from './sockets/crowd.js';
import { ratesInMemory } from './sockets/rate.js';
import { sqliteEventLog } from './store/event-log.js';
import { sqliteJobQueue } from './store/job-queue.js';
import { openStore, type Store } from './store/open.js';
import { sqliteOwnership } from './store/ownership.js';
import { sqliteReplays } from './store/replays.js';
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
  /** Sockets at once from one address. */
  readonly sockets: number;
  readonly keeping: Keeping;
  /** Whoever has it may read the metrics; null: this machine alone. */
  readonly metricsToken: string | null;
  /** Milliseconds in which a request has to have come whole. */
  readonly patience?: number;
}

/** Sockets at once from all addresses. */
const SOCKETS = 20_000;
const PATIENCE = 15_000;
/** Milliseconds in which clients answer the goodbye of a server that stops. */
const GOODBYE = 2_000;

export interface Serving {
  /** Where to open the page. */
  readonly url: string;
  readonly port: number;
  readonly counts: () => { readonly tables: number; readonly visits: number };
  /** A fault after which the process can only end: resolves when it is written down where nothing hidden is told. */
  readonly failed: (error: unknown) => Promise<void>;
  /** Writes down what was said, tells everybody to come back, and frees the store. */
  readonly close: () => Promise<void>;
}

/**
 * Serves tables. Rejects with `StorageFailed` where the store can't be used, and with the system's error (EADDRINUSE,
 * EACCES …) where the port can't; nothing is left open then.
 */
export async function serve(options: ServeOptions): Promise<Serving> {
  const store = await openStore(options.store, endProcess);
  try {
    return await serveFrom(store, options);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function serveFrom(store: Store, options: ServeOptions): Promise<Serving> {
  const { version, origins } = options;
  const clock = systemClock();
  const metrics = metricsOf();
  const log = reportTo(store, options.logger, version, clock.now);
  const report: Report = (error, where) => {
    metrics.failure();
    log(error, where);
  };
  const bus = localBus(report);
  const gone = goneOver(bus);
  const replays = sqliteReplays(store);
  const ports: TablePorts = {
    log: sqliteEventLog(store),
    ownership: sqliteOwnership(store),
    replays,
    clock,
    random: (bytes) => randomBytes(bytes),
    version,
    report,
  };
  const tables = runningTables(ports);
  const crowd = new Crowd(options.sockets, SOCKETS);
  metrics.watch({ tables: () => tables.count().tables, sockets: () => crowd.size });
  const people = {
    tokens: tokensWith(await secretKey(store, 'token'), clock.now),
    accounts: accountsIn(store, clock.now, gone),
    gone,
    secure: origins.length > 0 && origins.every((o) => o.startsWith('https://')),
    requests: options.requests,
  };
  const door = { origins, localOnly: isLocal(options.host) };
  const app = await createApp({
    ...people,
    ...door,
    page: options.page,
    report,
    patience: options.patience ?? PATIENCE,
    more(routes) {
      const rates = ratesInMemory();
      tableRoutes(routes, { ...people, tables, replays, crowd, rates, metrics, failed: report });
      metricsRoute(routes, { metrics, token: options.metricsToken, proxied: isProxied(door) });
    },
  });
  // behind a program that passes requests on, all come from one address
  if (!isProxied(door)) limitConnections(app.server, new Crowd(options.sockets * 2, SOCKETS * 2));
  try {
    await app.listen({ host: options.host, port: options.port });
  } catch (error) {
    await app.close();
    throw error;
  }
  const house = {
    forgetTables: tables.forget,
    forgetReplays: async (before: number) => void (await replays.sweep(before)),
    endSessions: people.accounts.sweep,
    forgetFailures: (before: number) =>
      store.write(async (db) => void (await db.deleteFrom('failure').where('at', '<', before).execute())),
  };
  const rest = await keepHouse(sqliteJobQueue(store, clock, report), clock, house, options.keeping);
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  return {
    url: `http://${isLocal(options.host) ? 'localhost' : options.host}:${port}`,
    port,
    counts: tables.count,
    async failed(error) {
      report(error);
      // behind the failure's own row
      await store.write(async () => {}).catch(() => {});
    },
    async close() {
      await rest();
      await tables.close();
      const late = setTimeout(() => cutOff(app), GOODBYE);
      await app.close();
      clearTimeout(late);
      await store.close();
    },
  };
}

/** Connections of one address, with and without a socket on them: who holds hundreds open has no page in mind. */
function limitConnections(server: Server, crowd: Crowd): void {
  server.on('connection', (socket: Socket) => {
    const leave = crowd.enter(socket.remoteAddress ?? '');
    if (leave === null) socket.destroy();
    else socket.once('close', leave);
  });
}

/** A server that can keep nothing any more ends, so that it is started anew: it could only turn everybody away. */
function endProcess(error: Error): void {
  // as any fault that nobody handles (`Serving.failed`)
  setImmediate(() => {
    throw error;
  });
}

/** Whoever hasn't gone: a page whose net is gone doesn't answer, and others may not want to. */
function cutOff(app: FastifyInstance): void {
  for (const socket of app.websocketServer.clients) socket.terminate();
  app.server.closeAllConnections();
}

const isLocal = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '::1';
