/**
 * Work for later that outlives the process: at least once, so that a job has to bear being done twice. A job that throws
 * comes again, later each time, and is given up after `attempts`.
 */
export interface Job {
  readonly kind: string;
  /** JSON. */
  readonly payload: string;
  /** Milliseconds since the epoch, by the queue's clock; at once if absent. */
  readonly at?: number;
  /** At most one waiting job has this key: a later one takes its place. */
  readonly key?: string;
  /** 5 if absent. */
  readonly attempts?: number;
}

export interface JobQueue {
  add(job: Job): Promise<void>;
  /** Resolves with whether there was one. */
  cancel(key: string): Promise<boolean>;
  /** Who does jobs of a kind; the result stops it after the job in hand. */
  work(kind: string, handle: (payload: string) => Promise<void>): () => Promise<void>;
}
