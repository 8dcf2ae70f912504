import type { Connection } from '@ettin/table';
import { atDesk } from './desk.js';
import { lookUp } from './look-up.js';
import type { FromWorker, ToWorker } from './page-worker.js';
import { openPractice } from './practice.js';

/** The worker's side of `page-worker.ts`: a table of the page's own, and texts of cards. */
const post = (message: FromWorker): void => postMessage(message);

let table: Connection | null = null;

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  if (message.to === 'reference') {
    const { id, edition, language, queries } = message;
    post({ from: 'reference', id, answers: queries.map((q) => lookUp(q, edition, language)) });
  } else if (message.to === 'desk') {
    post({ from: 'desk', id: message.id, answer: atDesk(message.question) });
  } else if ('open' in message) {
    table?.close();
    table = null;
    openPractice(message.open, (said) => post({ from: 'table', message: said })).then(
      (opened) => {
        table = opened;
      },
      (error: unknown) => post({ from: 'worker', failed: String(error) }),
    );
  } else if ('leave' in message) {
    table?.close();
    table = null;
  } else table?.receive(message.message);
});
