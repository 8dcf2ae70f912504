import { tableSettings } from '@ettin/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CLOSE, type SocketParts, serveSocket } from '../sockets/socket.js';
import type { RunningTables } from '../tables/running.js';
import { making, type People, refuse, whoAsks } from './people.js';

export interface TableRoutes extends People, Omit<SocketParts, 'tables'> {
  readonly tables: RunningTables;
}

const opening = z.strictObject({ settings: tableSettings.partial().optional() });

/** New tables, and the socket on which everything at a table is said. */
export function tableRoutes(app: FastifyInstance, routes: TableRoutes): void {
  app.post('/api/tables', making(routes), async (request, reply) => {
    const who = await whoAsks(request, routes);
    if (who === null) return refuse(reply, 401, 'badToken', 'say who you are first');
    const body = opening.safeParse(request.body);
    if (!body.success) return refuse(reply, 400, 'malformed', 'these are no settings of a table');
    const table = await routes.tables.create(who, defined(body.data.settings ?? {}));
    return reply.code(201).send({ table });
  });

  app.get('/socket', { websocket: true }, async (socket, request) => {
    // what comes while the token is read waits in the socket
    socket.pause();
    const who = await whoAsks(request, routes).catch((error: unknown) => {
      routes.failed(error);
      return null;
    });
    socket.resume();
    if (who === null) return socket.close(CLOSE.noToken, 'badToken');
    serveSocket(socket, who, routes);
  });
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
const defined = <T extends object>(given: T): Defined<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Defined<T>;
