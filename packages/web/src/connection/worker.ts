import { hearWorker, tellWorker } from '../worker/page-worker.js';
import type { PracticeTable } from '../worker/practice.js';
import type { ConnectionStatus, Listener, TableConnection } from './connection.js';

/** A table that runs in the page's own worker: no line to break, and nobody else at it but bots. */
export function workerConnection(open: PracticeTable): TableConnection {
  let status: ConnectionStatus = { is: 'connecting' };
  let listener: Listener | null = null;
  const tell = (next: ConnectionStatus) => {
    status = next;
    listener?.status(next);
  };
  const stop = hearWorker((message) => {
    if (message.from === 'table') {
      if (status.is === 'connecting') tell({ is: 'open' });
      listener?.message(message.message);
    } else if (message.from === 'worker') {
      stop();
      tell({ is: 'closed', reason: 'storage' });
    }
  });
  tellWorker({ to: 'table', open });
  return {
    send: (message) => tellWorker({ to: 'table', message }),
    subscribe(next) {
      listener = next;
      next.status(status);
      return () => {
        if (listener === next) listener = null;
      };
    },
    status: () => status,
    // there is no line that could break
    hurry() {},
    close() {
      stop();
      tellWorker({ to: 'table', leave: true });
      tell({ is: 'closed', reason: 'left' });
    },
  };
}
