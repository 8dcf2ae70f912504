import { tableSettings } from '@ettin/protocol';
import { writeReplay } from '@ettin/replay';
import { whyNoSettings } from '@ettin/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { Crowd } from '../sockets/crowd.js';
import { CLOSE, type SocketParts, serveSocket } from '../sockets/socket.js';
import type { ReplayShelf } from '../store/replays.js';
import type { RunningTables } from '../tables/running.js';
import { making, type People, refuse, whoAsks } from './people.js';

export interface TableRoutes extends People, Omit<SocketParts, 'tables'> {
  readonly tables: RunningTables;
  readonly replays: ReplayShelf;
  /** Sockets that are open, by address. */
  readonly crowd: Crowd;
}

const replayOf = z.strictObject({
  table: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  game: z.coerce.number().int().min(1).max(1_000_000),
});
const keptOne = z.strictObject({ id: z.string().regex(/^[A-Za-z0-9_-]{22}$/) });
const opening = z.strictObject({ settings: tableSettings.partial().optional() });

/** New tables, and the socket on which everything at a table is said. */
export function tableRoutes(app: FastifyInstance, routes: TableRoutes): void {
  app.post('/api/tables', making(routes), async (request, reply) => {
    const who = await whoAsks(request, routes);
    if (who === null) return refuse(reply, 401, 'badToken', 'say who you are first');
    const body = opening.safeParse(request.body);
    if (!body.success) return refuse(reply, 400, 'malformed', 'these are no settings of a table');
    const settings = defined(body.data.settings ?? {});
    const no = whyNoSettings(settings);
    if (no !== null) return refuse(reply, 400, no.code, no.message);
    const table = await routes.tables.create(who, settings);
    return reply.code(201).send({ table });
  });

  app.get('/api/tables/:table/replay', async (request, reply) => {
    const who = await whoAsks(request, routes);
    if (who === null) return refuse(reply, 401, 'badToken', 'say who you are first');
    const asked = replayOf.safeParse({ ...(request.params as object), ...(request.query as object) });
    if (!asked.success) return refuse(reply, 400, 'malformed', 'say which game: ?game=1');
    const { table, game } = asked.data;
    const kept = await routes.replays.readOf(who.person, table, game);
    if (kept !== null) return fileOf(reply, game, kept);
    const saved = await routes.tables.replay(who, table, game);
    if (saved === null) return refuse(reply, 404, 'unknownTable', 'there is no such table');
    if (!saved.ok) return refuse(reply, saved.code === 'notInvited' ? 403 : 409, saved.code, saved.message);
    return fileOf(reply, game, writeReplay(saved.replay));
  });

  app.get('/api/replays', async (request, reply) => {
    const who = await whoAsks(request, routes);
    if (who === null) return refuse(reply, 401, 'badToken', 'say who you are first');
    return reply.send({ replays: await routes.replays.list(who.person) });
  });

  app.get('/api/replays/:id', async (request, reply) => {
    const who = await whoAsks(request, routes);
    if (who === null) return refuse(reply, 401, 'badToken', 'say who you are first');
    const asked = keptOne.safeParse(request.params);
    const kept = asked.success ? await routes.replays.read(who.person, asked.data.id) : null;
    // the same for one that isn't there and one that is for others
    if (kept === null) return refuse(reply, 404, 'unknown', 'there is no such replay for you');
    return fileOf(reply, kept.game, kept.text);
  });

  app.get('/socket', { websocket: true }, async (socket, request) => {
    const leave = routes.crowd.enter(request.ip);
    if (leave === null) {
      routes.metrics.refusedAtDoor('crowded');
      return socket.close(CLOSE.crowded, 'too many connections');
    }
    socket.on('close', leave);
    socket.on('error', () => socket.terminate());
    // what comes while the token is read waits in the socket
    socket.pause();
    const end = () => endSocket(socket);
    const who = await admitted(request, end).catch((error: unknown) => {
      routes.failed(error);
      return null;
    });
    socket.resume();
    if (who === null) {
      routes.metrics.refusedAtDoor('badToken');
      return end();
    }
    socket.on('close', who.stop);
    if (socket.readyState !== socket.OPEN) return who.stop();
    serveSocket(socket, who.identity, routes);
  });

  /** Who it is, and `end` called as soon as they aren't any more. */
  async function admitted(request: FastifyRequest, end: () => void) {
    const identity = await whoAsks(request, routes);
    if (identity === null) return null;
    const stop = await routes.gone.hear(identity.session ?? identity.person, end);
    // signed out before it was listened for
    if (await routes.accounts.stands(identity)) return { identity, stop };
    stop();
    return null;
  }
}

/** Milliseconds for the other end to say goodbye. */
const GOODBYE = 1_000;

function endSocket(socket: WebSocket): void {
  socket.close(CLOSE.noToken, 'badToken');
  setTimeout(() => socket.terminate(), GOODBYE).unref();
}

const fileOf = (reply: FastifyReply, game: number, text: string): FastifyReply =>
  reply
    .type('application/json')
    .header('content-disposition', `attachment; filename="ettin-game-${game}.json"`)
    .send(text);

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
const defined = <T extends object>(given: T): Defined<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Defined<T>;
