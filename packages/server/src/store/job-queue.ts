import { randomUUID } from 'node:crypto';
import type { Clock, Job, JobQueue } from '@ettin/table';
import type { Store } from './open.js';

/** Attempts where a job says nothing else. */
const ATTEMPTS = 5;
/** Milliseconds before a job that failed comes again; doubled each time. */
const AGAIN = 1_000;
/** Milliseconds before a store that failed is asked for jobs again. */
const LATER = 60_000;

interface Worker {
  readonly handle: (payload: string) => Promise<void>;
  stopTimer: () => void;
  busy: Promise<void> | null;
  /** Something came while it was busy. */
  again: boolean;
  stopped: boolean;
}

/**
 * Jobs in the same file as the tables. A job's row goes when it is done, so one that the process died with comes again.
 * `failed` hears of what couldn't be done or read.
 */
export function sqliteJobQueue(store: Store, clock: Clock, failed: (error: unknown) => void): JobQueue {
  const workers = new Map<string, Worker>();

  const next = (kind: string) =>
    store.use((db) =>
      db
        .selectFrom('job')
        .selectAll()
        .where('kind', '=', kind)
        .orderBy('due')
        .orderBy('id')
        .executeTakeFirst(),
    );

  const wake = (kind: string): void => {
    const worker = workers.get(kind);
    if (worker === undefined || worker.stopped) return;
    if (worker.busy !== null) {
      worker.again = true;
      return;
    }
    worker.stopTimer();
    worker.again = false;
    worker.busy = run(kind, worker)
      .catch((error: unknown) => {
        failed(error);
        // the store couldn't be read or written: without a look later on, nothing would be done until the next start
        if (!worker.stopped) worker.stopTimer = clock.at(clock.now() + LATER, () => wake(kind));
      })
      .finally(() => {
        worker.busy = null;
        if (worker.again) wake(kind);
      });
  };

  /** Does what is due, then sets a timer for what is next. */
  const run = async (kind: string, worker: Worker): Promise<void> => {
    for (;;) {
      if (worker.stopped) return;
      const job = await next(kind);
      if (job === undefined) return;
      if (job.due > clock.now()) {
        worker.stopTimer = clock.at(job.due, () => wake(kind));
        return;
      }
      let error: unknown = null;
      try {
        await worker.handle(job.payload);
      } catch (e) {
        error = e;
        failed(e);
      }
      // by its due time too: a job that was put in its place meanwhile has another
      const mine = { id: job.id, due: job.due };
      if (error === null || job.tries + 1 >= job.attempts) {
        await store.write((db) =>
          db.deleteFrom('job').where('id', '=', mine.id).where('due', '=', mine.due).execute(),
        );
      } else {
        const due = clock.now() + AGAIN * 2 ** job.tries;
        await store.write((db) =>
          db
            .updateTable('job')
            .set({ tries: job.tries + 1, due })
            .where('id', '=', mine.id)
            .where('due', '=', mine.due)
            .execute(),
        );
      }
    }
  };

  return {
    async add(job: Job) {
      const row = {
        id: randomUUID(),
        kind: job.kind,
        payload: job.payload,
        due: job.at ?? clock.now(),
        job_key: job.key ?? null,
        tries: 0,
        attempts: job.attempts ?? ATTEMPTS,
      };
      await store.write(async (db) => {
        if (row.job_key !== null) await db.deleteFrom('job').where('job_key', '=', row.job_key).execute();
        await db.insertInto('job').values(row).execute();
      });
      wake(job.kind);
    },

    cancel: (key) =>
      store.write(async (db) => {
        const gone = await db.deleteFrom('job').where('job_key', '=', key).executeTakeFirst();
        return Number(gone.numDeletedRows) > 0;
      }),

    work(kind, handle) {
      if (workers.has(kind)) throw new Error(`jobs of kind ${kind} have somebody who does them`);
      const worker: Worker = { handle, stopTimer: () => {}, busy: null, again: false, stopped: false };
      workers.set(kind, worker);
      wake(kind);
      return async () => {
        worker.stopped = true;
        worker.stopTimer();
        await worker.busy;
        workers.delete(kind);
      };
    },
  };
}
