import type { ClientMessage, ServerMessage } from '@ettin/protocol';
import type { Action } from '@ettin/schema';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { ConnectionStatus, TableConnection } from '../connection/connection.js';
import { commandName } from '../connection/socket.js';
import { receive, type TableData } from './receive.js';

type WithoutId<T> = T extends { readonly id: string } ? Omit<T, 'id'> : never;
/** What the page may ask for; the session gives it its id. */
export type Request = WithoutId<ClientMessage>;
export type Refused = Extract<ServerMessage, { type: 'refused' }>;
export type Reply = Extract<ServerMessage, { type: 'ack' | 'refused' | 'tried' | 'why' | 'echo' }>;

export interface SessionState {
  readonly status: ConnectionStatus;
  readonly data: TableData | null;
  /** The last refusal, until something else is done. */
  readonly refused: Refused | null;
  /** An action of the game is on its way: nothing more is done to a position that is about to change. */
  readonly acting: boolean;
}

/** What the page says without being told to: a refusal of it is nobody's concern. */
const BY_ITSELF: readonly Request['type'][] = ['draft', 'try', 'why', 'sync', 'echo'];

/** One table as this page has it: what it was told, and how to answer. */
export interface Session {
  readonly use: UseBoundStore<StoreApi<SessionState>>;
  /** Resolves with the table's reply; never rejects. A refusal is also kept in `refused`. */
  ask(request: Request): Promise<Reply>;
  /** Acts in the game at the position that the page shows; null while another action is on its way. */
  act(action: Action): Promise<Reply | null>;
  forgetRefusal(): void;
  /** While the line is down: tries again at once. */
  hurry(): void;
  close(): void;
}

export function createSession(connection: TableConnection): Session {
  const use = create<SessionState>(() => ({
    status: connection.status(),
    data: null,
    refused: null,
    acting: false,
  }));
  const open = new Map<string, { readonly done: (reply: Reply) => void; readonly quiet: boolean }>();
  let syncing = false;

  const settle = (id: string | null, reply: Reply) => {
    const asked = id === null ? undefined : open.get(id);
    if (reply.type === 'refused' && asked?.quiet !== true) use.setState({ refused: reply });
    if (id === null) return;
    asked?.done(reply);
    open.delete(id);
  };
  const ask = (request: Request): Promise<Reply> =>
    new Promise((resolve) => {
      const id = commandName();
      open.set(id, { done: resolve, quiet: BY_ITSELF.includes(request.type) });
      connection.send({ ...request, id } as ClientMessage);
    });

  const stop = connection.subscribe({
    status: (status) => use.setState({ status }),
    message(message) {
      switch (message.type) {
        case 'welcome':
        case 'update': {
          const { data, lost } = receive(use.getState().data, message, Date.now());
          if (message.type === 'welcome') syncing = false;
          use.setState({ data });
          if (lost && !syncing) {
            syncing = true;
            connection.send({ type: 'sync', id: commandName() });
          }
          return;
        }
        case 'closing':
          return;
        case 'ack':
        case 'refused':
        case 'tried':
        case 'why':
        case 'echo':
          settle(message.id, message);
      }
    },
  });

  return {
    use,
    ask,
    async act(action) {
      if (use.getState().acting) return null;
      use.setState({ refused: null, acting: true });
      const reply = await ask({ type: 'act', at: use.getState().data?.game?.at ?? 0, action } as Request);
      use.setState({ acting: false });
      return reply;
    },
    forgetRefusal: () => use.setState({ refused: null }),
    hurry: () => connection.hurry(),
    close() {
      stop();
      connection.close();
    },
  };
}
