import type { ClientMessage, ServerMessage } from '@ettin/protocol';
import { backoff } from './backoff.js';
import type { CloseReason, ConnectionStatus, Listener, TableConnection, WaitReason } from './connection.js';
import { Outbox } from './outbox.js';

export interface SocketOptions {
  readonly url: string;
  readonly table: string;
  readonly invitation?: string;
}

/** After these reasons of the table's there is nothing to come back to. */
const FINAL: readonly CloseReason[] = ['removed', 'elsewhere'];
/** The server's code for a socket of somebody whose token it can't read. */
const NO_TOKEN = 4401;
/**
 * Milliseconds. A socket over a network that has gone is never heard to close, nor one of a machine that slept: whatever
 * is said has to be followed by some word of the server's within `ANSWER`, and after `QUIET` it is asked for one.
 */
const ANSWER = 4_000;
const QUIET = 5_000;
/** The same for a machine that says it has no network: only a server on it, or near it, still answers. */
const ANSWER_OFFLINE = 2_000;
/** From opening a socket to the table's welcome. */
const WELCOME = 10_000;
const LOOK = 500;

/** A table behind a WebSocket: comes back by itself, says hello with the last `seq` and sends again what was unanswered. */
export function socketConnection(options: SocketOptions): TableConnection {
  let socket: WebSocket | null = null;
  let status: ConnectionStatus = { is: 'connecting' };
  let listener: Listener | null = null;
  let since: number | undefined;
  let tries = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let opened = 0;
  let heard = 0;
  /** When the line is given up unless something is heard; null while nothing is waited for. */
  let until: number | null = null;
  const outbox = new Outbox();

  const tell = (next: ConnectionStatus) => {
    status = next;
    listener?.status(next);
  };
  const put = (message: ClientMessage) => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify(message));
    until ??= Date.now() + ANSWER;
  };
  const ask = () => put({ type: 'echo', id: commandName() });
  /** Lets go of the socket at once: its own goodbye would wait for the other end. */
  const drop = () => {
    const own = socket;
    socket = null;
    until = null;
    own?.close();
  };
  const end = (reason: CloseReason) => {
    clearTimeout(retry);
    clearInterval(watch);
    removeEventListener('online', hurry);
    removeEventListener('offline', doubt);
    tell({ is: 'closed', reason });
    drop();
  };
  const later = (wait: number, why: WaitReason) => {
    tell({ is: 'waiting', again: Date.now() + wait, why });
    clearTimeout(retry);
    retry = setTimeout(open, wait);
  };
  const lose = () => {
    drop();
    later(backoff(tries++, Math.random()), 'line');
  };

  function open(): void {
    // one try at a time: whoever is in a hurry begins anew
    drop();
    const own = new WebSocket(options.url);
    socket = own;
    opened = Date.now();
    own.onopen = () => {
      if (own !== socket) return;
      put({
        type: 'hello',
        table: options.table,
        ...(options.invitation === undefined ? {} : { invitation: options.invitation }),
        ...(since === undefined ? {} : { since }),
      });
    };
    own.onmessage = (event) => {
      if (own === socket) receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    own.onclose = ({ code }) => {
      if (own !== socket || status.is === 'closed') return;
      if (code === NO_TOKEN) end('noToken');
      else lose();
    };
  }

  function receive(message: ServerMessage): void {
    heard = Date.now();
    until = null;
    outbox.answered(message);
    if (message.type === 'welcome' || message.type === 'update') since = message.seq;
    if (message.type === 'welcome' && status.is !== 'open') {
      tries = 0;
      tell({ is: 'open' });
      for (const waiting of outbox.unanswered()) put(waiting);
    }
    listener?.message(message);
    if (message.type === 'closing') {
      if (message.again === null || FINAL.includes(message.reason)) end(message.reason);
      else {
        drop();
        later(message.again, message.reason === 'storage' ? 'storage' : 'restart');
      }
    } else if (message.type === 'refused' && message.id === null && status.is !== 'open') end('refused');
  }

  const watch = setInterval(() => {
    const now = Date.now();
    if (status.is !== 'open') {
      if (socket !== null && now - opened >= WELCOME) lose();
    } else if (until !== null && now >= until) lose();
    else if (until === null && now - heard >= QUIET) ask();
  }, LOOK);

  const hurry = () => {
    if (status.is !== 'waiting') return;
    clearTimeout(retry);
    open();
  };
  // a machine that finds its network again needn't wait for the rest of a long pause
  addEventListener('online', hurry);

  const doubt = () => {
    if (status.is !== 'open') return;
    ask();
    until = Math.min(until ?? Number.POSITIVE_INFINITY, Date.now() + ANSWER_OFFLINE);
  };
  addEventListener('offline', doubt);

  open();
  return {
    send(message) {
      outbox.sent(message);
      if (status.is === 'open') put(message);
    },
    subscribe(next) {
      listener = next;
      next.status(status);
      return () => {
        if (listener === next) listener = null;
      };
    },
    status: () => status,
    hurry,
    close: () => end('left'),
  };
}

/** A fresh command id: 22 characters, never twice. */
export function commandName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
