import type { ServerMessage } from '@ettin/protocol';
import type { Listener, TableConnection } from '../connection/connection.js';

/** A table at which all is over: it tells positions of a replay, and refuses whatever is asked of it. */
export interface ReplayConnection extends TableConnection {
  tell(message: ServerMessage): void;
}

export function replayConnection(): ReplayConnection {
  let listener: Listener | null = null;
  let last: ServerMessage | null = null;
  return {
    tell(message) {
      last = message;
      listener?.message(message);
    },
    send(message) {
      const id = 'id' in message ? message.id : null;
      listener?.message({ type: 'refused', id, code: 'notNow', message: 'this is a replay' });
    },
    subscribe(next) {
      listener = next;
      next.status({ is: 'open' });
      if (last !== null) next.message(last);
      return () => {
        if (listener === next) listener = null;
      };
    },
    status: () => ({ is: 'open' }),
    // there is no line that could break
    hurry() {},
    close() {
      listener = null;
    },
  };
}
