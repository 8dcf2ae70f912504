import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { StorageFailed } from '@ettin/table';
import { kindOf } from '../failures.js';
import type { Answered, Asked, Done, Job } from './jobs.js';

// by its public name: where tests run from sources, a thread still needs what the compiler made
const code = createRequire(import.meta.url).resolve('@ettin/server/store-worker');

interface Waiting {
  readonly done: (result: never) => void;
  readonly failed: (error: StorageFailed) => void;
}

/** The thread that holds a store's file, as others ask it. */
export class Thread {
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private readonly worker: Worker;

  private constructor(
    private readonly file: string,
    private readonly lost: (error: StorageFailed) => void,
  ) {
    this.worker = new Worker(code, { workerData: { file } });
    this.worker.on('message', (message: Answered) => this.hear(message));
    // what it says may name a hidden card, and this goes to the log
    this.worker.on('error', (error) => this.ended(kindOf(error)));
    this.worker.on('exit', (code) => this.ended(`exit ${code}`));
  }

  /**
   * Resolves when the file is open. Rejects with `StorageFailed`. `lost`: called once where the thread ends later although
   * nobody has asked it to close; nothing can be read or written from then on.
   */
  static async of(file: string, lost: (error: StorageFailed) => void): Promise<Thread> {
    const thread = new Thread(file, lost);
    await new Promise<null>((done, failed) => thread.waiting.set(0, { done, failed }));
    thread.open = true;
    thread.worker.unref();
    return thread;
  }
  private open = false;

  /** Rejects with `StorageFailed`. */
  ask<J extends Job>(job: J): Promise<Done<J>> {
    if (this.over !== null) return Promise.reject(this.over);
    if (job.do === 'close') this.closing = true;
    const id = ++this.last;
    return new Promise((done, failed) => {
      // a process whose only work is here doesn't end before it is done
      if (this.waiting.size === 0) this.worker.ref();
      this.waiting.set(id, { done, failed });
      const asked: Asked = { id, job };
      this.worker.postMessage(asked);
    });
  }
  private closing = false;
  /** Why nothing can be asked any more. */
  private over: StorageFailed | null = null;

  private hear(message: Answered): void {
    const one = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (this.waiting.size === 0) this.worker.unref();
    if ('failed' in message) one?.failed(new StorageFailed(message.failed.code, message.failed.message));
    else one?.done(message.done as never);
  }

  private ended(why: string): void {
    if (this.over !== null) return;
    this.over = this.closing
      ? new StorageFailed('closed', `${this.file}: the store has been closed`)
      : new StorageFailed('unknown', `${this.file}: the thread that held it has failed (${why})`);
    for (const one of this.waiting.values()) one.failed(this.over);
    this.waiting.clear();
    if (this.open && !this.closing) this.lost(this.over);
  }
}
