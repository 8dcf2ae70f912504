import type { Viewer } from '@ettin/schema';
import { hearWorker, tellWorker } from '../worker/page-worker.js';
import type { OpenReply } from '../worker/replay.js';
import { type ReplayConnection, replayConnection } from './replay-connection.js';

/** Has the worker read a file and play it again. Never rejects: what is wrong is in the reply. */
export function openReplay(text: string): Promise<OpenReply> {
  return new Promise((resolve) => {
    const stop = hearWorker((message) => {
      if (message.from === 'worker') {
        stop();
        resolve({ wrong: message.failed });
      } else if (message.from === 'replay' && 'opened' in message) {
        stop();
        resolve(message.opened);
      }
    });
    tellWorker({ to: 'replay', open: text, engines: __ENGINES__ });
  });
}

/** A connection that is told the positions that are asked for. */
export function shownReplay(): {
  readonly connection: ReplayConnection;
  readonly show: (at: number, viewer: Viewer) => void;
  /** Hears what the worker shows, until what it returns is called. */
  readonly listen: () => () => void;
} {
  const connection = replayConnection();
  return {
    connection,
    show: (at, viewer) => tellWorker({ to: 'replay', show: at, viewer }),
    listen: () =>
      hearWorker((message) => {
        if (message.from === 'replay' && 'shown' in message) connection.tell(message.shown);
      }),
  };
}
