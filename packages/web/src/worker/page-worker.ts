import type { ClientMessage, ServerMessage } from '@ettin/protocol';
import type { Viewer } from '@ettin/schema';
import type { Language } from '../i18n/languages.js';
import type { DeskAnswer, DeskQuestion } from './desk.js';
import type { PracticeTable } from './practice.js';
import type { ReferenceAnswer, ReferenceQuery, ReferenceReply, ReferenceRequest } from './reference.js';
import type { OpenReply } from './replay.js';

/** What the page says to its worker: look something up, or play at a table of its own. */
export type ToWorker =
  | ReferenceRequest
  | { readonly to: 'desk'; readonly id: number; readonly question: DeskQuestion }
  | { readonly to: 'replay'; readonly open: string; readonly engines: Readonly<Record<string, string>> }
  | { readonly to: 'replay'; readonly show: number; readonly viewer: Viewer }
  | { readonly to: 'table'; readonly open: PracticeTable }
  | { readonly to: 'table'; readonly message: ClientMessage }
  | { readonly to: 'table'; readonly save: true }
  | { readonly to: 'table'; readonly leave: true };

export type FromWorker =
  | ReferenceReply
  | { readonly from: 'desk'; readonly id: number; readonly answer: DeskAnswer }
  | { readonly from: 'replay'; readonly opened: OpenReply }
  | { readonly from: 'replay'; readonly shown: ServerMessage }
  /** The replay of the latest game; null before it is over. */
  | { readonly from: 'saved'; readonly text: string | null }
  | { readonly from: 'table'; readonly message: ServerMessage }
  /** The worker itself is broken. */
  | { readonly from: 'worker'; readonly failed: string };

type Hear = (message: FromWorker) => void;

let worker: Worker | null = null;
const hearers = new Set<Hear>();

/** The one worker of the page, started when it is first needed: it holds the cards, the engine and the bots. */
export function tellWorker(message: ToWorker): void {
  if (worker === null) {
    worker = new Worker(new URL('./main.ts', import.meta.url), { type: 'module' });
    worker.onmessage = (event: MessageEvent<FromWorker>) => {
      for (const hear of hearers) hear(event.data);
    };
    worker.onerror = (event) => {
      for (const hear of hearers) hear({ from: 'worker', failed: event.message });
    };
  }
  worker.postMessage(message);
}

export function hearWorker(hear: Hear): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

let nextRequest = 0;

export function askReference(
  edition: string,
  language: Language,
  queries: readonly ReferenceQuery[],
): Promise<readonly ReferenceAnswer[]> {
  return new Promise((resolve) => {
    nextRequest += 1;
    const id = nextRequest;
    const stop = hearWorker((message) => {
      if (message.from !== 'reference' || message.id !== id) return;
      stop();
      resolve(message.answers);
    });
    tellWorker({ to: 'reference', id, edition, language, queries });
  });
}

/** Has a list read, or a seed hashed. Never rejects: a worker that is broken answers nothing, and is told of elsewhere. */
export function askDesk<Q extends DeskQuestion>(question: Q): Promise<Extract<DeskAnswer, { of: Q['of'] }>> {
  return new Promise((resolve) => {
    nextRequest += 1;
    const id = nextRequest;
    const stop = hearWorker((message) => {
      if (message.from !== 'desk' || message.id !== id) return;
      stop();
      resolve(message.answer as Extract<DeskAnswer, { of: Q['of'] }>);
    });
    tellWorker({ to: 'desk', id, question });
  });
}
