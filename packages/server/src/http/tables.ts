import { tableSettings } from '@ettin/protocol';
import { writeReplay } from '@ettin/replay';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CLOSE, type SocketParts, serveSocket } from '../sockets/socket.js';
import type { RunningTables } from '../tables/running.js';
import { making, type People, refuse, whoAsks } from './people.js';

export interface TableRoutes extends People, Omit<SocketParts, 'tables'> {
  readonly tables: RunningTables;
}

const replayOf = z.strictObject({
  table: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  game: z.coerce.number().int().min(1).max(1_000_000),
});
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

  app.get('/api/tables/:table/replay', async (request, reply) => {
    const who = await whoAsks(request, routes);
    if (who === null) return refuse(reply, 401, 'badToken', 'say who you are first');
    const asked = replayOf.safeParse({ ...(request.params as object), ...(request.query as object) });
    if (!asked.success) return refuse(reply, 400, 'malformed', 'say which game: ?game=1');
    const { table, game } = asked.data;
    const saved = await routes.tables.replay(who, table, game);
    if (saved === null) return refuse(reply, 404, 'unknownTable', 'there is no such table');
    if (!saved.ok) return refuse(reply, saved.code === 'notInvited' ? 403 : 409, saved.code, saved.message);
    return reply
      .type('application/json')
      .header('content-disposition', `attachment; filename="ettin-game-${game}.json"`)
      .send(writeReplay(saved.replay));
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
