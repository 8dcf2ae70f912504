import { type ClientMessage, LIMITS, type ServerMessage } from '@ettin/protocol';
import { StorageFailed } from '@ettin/table';
import type { WebSocket } from 'ws';
import { newId } from '../identity/secret.js';
import type { Identity } from '../identity/token.js';
import { readFrame } from '../limits/frame.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Tables, Visit } from './link.js';
import type { Costly, Rates } from './rate.js';

/** Codes with which a socket is closed; from 4000 on they are ours. */
export const CLOSE = {
  policy: 1008,
  bug: 1011,
  noToken: 4401,
  slow: 4408,
  crowded: 4409,
  tooFast: 4429,
} as const;

/** Milliseconds for the first message, and between signs of life. */
const FIRST = 10_000;
const HEARTBEAT = 20_000;
/** Bytes that may wait for a client that doesn't read; whoever comes back asks for the whole. */
const WAITING = 4_000_000;
/** Frames that may wait their turn. */
const QUEUE = LIMITS.burst * 2;
/** Frames that can't be read before the connection ends. */
const BAD_FRAMES = 20;

export interface SocketParts {
  readonly tables: Tables;
  readonly rates: Rates;
  /** Hears of failures that are ours; never of what a client has said. */
  readonly failed: (error: unknown) => void;
  readonly metrics: Metrics;
}

/** One connection of somebody whose token was read. Frames are read one after another, and go to the table in their order. */
export function serveSocket(socket: WebSocket, who: Identity, parts: SocketParts): void {
  const connection = newId();
  const meter = parts.metrics.meter();
  let visit: Visit | null = null;
  let queued = 0;
  let bad = 0;
  let alive = true;
  let last: Promise<void> = Promise.resolve();

  const send = (message: ServerMessage): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > WAITING) {
      socket.close(CLOSE.slow, 'too slow');
      socket.terminate();
      return;
    }
    meter.told(message);
    socket.send(JSON.stringify(message));
  };
  const refuse = (
    code: Extract<ServerMessage, { type: 'refused' }>['code'],
    message: string,
    id: string | null,
  ) => send({ type: 'refused', id, code, message });

  const first = setTimeout(() => {
    if (visit === null) socket.close(CLOSE.policy, 'no hello');
  }, FIRST);
  const heartbeat = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, HEARTBEAT);
  socket.on('pong', () => {
    alive = true;
  });

  const carryOut = async (data: string): Promise<void> => {
    const frame = readFrame(data);
    if (!frame.ok) {
      refuse(frame.code, frame.message, frame.id);
      bad++;
      if (bad > BAD_FRAMES) socket.close(CLOSE.policy, 'unreadable');
      return;
    }
    const { message } = frame;
    meter.heard(message);
    const id = message.type === 'hello' ? null : message.id;
    if (!(await parts.rates.allow(who.person, connection, costOf(message)))) {
      refuse('tooFast', 'that is more than one person may say in so short a time', id);
      return;
    }
    if (message.type === 'hello') {
      if (visit !== null) return refuse('notNow', 'you are at a table already', null);
      const come = await parts.tables.visit(who, message, send);
      if (!come.ok) {
        const { ok: _, ...why } = come;
        send(why);
      } else if (socket.readyState !== socket.OPEN) come.leave();
      else visit = come;
      return;
    }
    if (visit === null) return refuse('notNow', 'say hello to a table first', id);
    visit.say(message);
  };

  socket.on('message', (data, binary) => {
    if (queued >= QUEUE) return socket.close(CLOSE.tooFast, 'too fast');
    if (binary) return refuse('malformed', 'messages are text', null);
    queued++;
    const text = String(data);
    last = last
      .then(() => (socket.readyState === socket.OPEN ? carryOut(text) : undefined))
      .catch((error: unknown) => {
        parts.failed(error);
        if (error instanceof StorageFailed) send({ type: 'closing', reason: 'storage', again: 5_000 });
        socket.close(CLOSE.bug, 'the server has failed');
      })
      .finally(() => {
        queued--;
      });
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearTimeout(first);
    clearInterval(heartbeat);
    // after what is being carried out: a visit that is just beginning ends too
    void last.then(() => visit?.leave());
  });
}

function costOf(message: ClientMessage): Costly | null {
  switch (message.type) {
    case 'chat':
    case 'phrase':
    case 'ping':
      return 'social';
    case 'deck':
    case 'sit':
    case 'seatBot':
      return message.deck !== undefined && 'list' in message.deck ? 'decks' : null;
    default:
      return null;
  }
}
