import { atDesk } from './desk.js';
import { lookUp } from './look-up.js';
import type { FromWorker, ToWorker } from './page-worker.js';
import { openPractice, type Practice } from './practice.js';
import { Replayed } from './replay.js';

/** The worker's side of `page-worker.ts`: a table of the page's own, and texts of cards. */
const post = (message: FromWorker): void => postMessage(message);

let table: Practice | null = null;
let replayed: Replayed | null = null;

async function openReplay(text: string, engines: Readonly<Record<string, string>>): Promise<void> {
  try {
    const opened = await Replayed.open(text, engines);
    replayed = 'wrong' in opened ? null : opened;
    post({ from: 'replay', opened: 'wrong' in opened ? opened : opened.opened() });
  } catch (error) {
    // whatever a file holds, it is the file that can't be shown and not the page that breaks
    post({ from: 'replay', opened: { wrong: String(error) } });
  }
}

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  if (message.to === 'reference') {
    const { id, edition, language, queries } = message;
    post({ from: 'reference', id, answers: queries.map((q) => lookUp(q, edition, language)) });
  } else if (message.to === 'desk') {
    post({ from: 'desk', id: message.id, answer: atDesk(message.question) });
  } else if (message.to === 'replay') {
    if ('open' in message) void openReplay(message.open, message.engines);
    else if (replayed !== null)
      post({ from: 'replay', shown: replayed.welcome(message.show, message.viewer) });
  } else if ('open' in message) {
    table?.connection.close();
    table = null;
    openPractice(message.open, __ENGINES__.any ?? 'page', (said) =>
      post({ from: 'table', message: said }),
    ).then(
      (opened) => {
        table = opened;
      },
      (error: unknown) => post({ from: 'worker', failed: String(error) }),
    );
  } else if ('leave' in message) {
    table?.connection.close();
    table = null;
  } else if ('save' in message) post({ from: 'saved', text: table?.replay() ?? null });
  else table?.connection.receive(message.message);
});
