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
/** Without a word for so long, the line is taken for dead: a sleeping machine never hears its sockets close. */
const SILENCE = 45_000;
const ASK_AFTER = 20_000;

/** A table behind a WebSocket: comes back by itself, says hello with the last `seq` and sends again what was unanswered. */
export function socketConnection(options: SocketOptions): TableConnection {
  let socket: WebSocket | null = null;
  let status: ConnectionStatus = { is: 'connecting' };
  let listener: Listener | null = null;
  let since: number | undefined;
  let tries = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let heard = Date.now();
  const outbox = new Outbox();

  const tell = (next: ConnectionStatus) => {
    status = next;
    listener?.status(next);
  };
  const put = (message: ClientMessage) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const end = (reason: CloseReason) => {
    clearTimeout(retry);
    clearInterval(watch);
    removeEventListener('online', hurry);
    tell({ is: 'closed', reason });
    socket?.close();
    socket = null;
  };
  const later = (wait: number, why: WaitReason) => {
    tell({ is: 'waiting', again: Date.now() + wait, why });
    clearTimeout(retry);
    retry = setTimeout(open, wait);
  };

  function open(): void {
    const own = new WebSocket(options.url);
    socket = own;
    own.onopen = () => {
      heard = Date.now();
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
      socket = null;
      if (code === NO_TOKEN) end('noToken');
      else later(backoff(tries++, Math.random()), 'line');
    };
  }

  function receive(message: ServerMessage): void {
    heard = Date.now();
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
        const own = socket;
        socket = null;
        own?.close();
        later(message.again, message.reason === 'storage' ? 'storage' : 'restart');
      }
    } else if (message.type === 'refused' && message.id === null && status.is !== 'open') end('refused');
  }

  const watch = setInterval(() => {
    if (status.is !== 'open') return;
    const quiet = Date.now() - heard;
    if (quiet > SILENCE) socket?.close();
    else if (quiet > ASK_AFTER) put({ type: 'echo', id: commandName() });
  }, 5_000);

  const hurry = () => {
    if (status.is !== 'waiting') return;
    clearTimeout(retry);
    open();
  };
  // a machine that finds its network again needn't wait for the rest of a long pause
  addEventListener('online', hurry);

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
