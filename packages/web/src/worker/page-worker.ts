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
/** Has the worker ever said anything? One that hasn't when it breaks was never there. */
let heard = false;
const hearers = new Set<Hear>();

/** The one worker of the page, started when it is first needed: it holds the cards, the engine and the bots. */
export function tellWorker(message: ToWorker): void {
  if (worker === null) {
    worker = new Worker(new URL('./main.ts', import.meta.url), { type: 'module' });
    heard = false;
    worker.onmessage = (event: MessageEvent<FromWorker>) => {
      heard = true;
      for (const hear of hearers) hear(event.data);
    };
    worker.onerror = (event) => {
      // it could not be loaded: whoever asks next tries anew
      if (!heard) {
        worker?.terminate();
        worker = null;
      }
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

/**
 * Says something to the worker and waits for what answers it: what `take` makes of a message that isn't undefined. Never
 * rejects; null if the worker breaks or can't be started, and then another try may do.
 */
function ask<T>(message: (id: number) => ToWorker, take: (said: FromWorker, id: number) => T | undefined) {
  return new Promise<T | null>((resolve) => {
    nextRequest += 1;
    const id = nextRequest;
    const settle = (answer: T | null) => {
      stop();
      resolve(answer);
    };
    const stop = hearWorker((said) => {
      if (said.from === 'worker') settle(null);
      else {
        const taken = take(said, id);
        if (taken !== undefined) settle(taken);
      }
    });
    try {
      tellWorker(message(id));
    } catch {
      // the browser refuses to start a worker at all
      settle(null);
    }
  });
}

/** Texts of cards and abilities, in the order of the queries; null if the worker broke. Never rejects. */
export function askReference(
  edition: string,
  language: Language,
  queries: readonly ReferenceQuery[],
): Promise<readonly ReferenceAnswer[] | null> {
  return ask(
    (id) => ({ to: 'reference', id, edition, language, queries }),
    (said, id) => (said.from === 'reference' && said.id === id ? said.answers : undefined),
  );
}

/** Has a list read, or a seed hashed; null if the worker broke. Never rejects. */
export function askDesk<Q extends DeskQuestion>(
  question: Q,
): Promise<Extract<DeskAnswer, { of: Q['of'] }> | null> {
  return ask(
    (id) => ({ to: 'desk', id, question }),
    (said, id) =>
      said.from === 'desk' && said.id === id
        ? (said.answer as Extract<DeskAnswer, { of: Q['of'] }>)
        : undefined,
  );
}
