import type { Append, Appended, StorageFailed } from '@ettin/table';

/** What the thread that holds a store's file is asked to do, one after another. */
export type Job =
  /** One statement. */
  | { readonly do: 'run'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly do: 'begin' | 'commit' }
  /** Ends a transaction without a trace, if there is one. */
  | { readonly do: 'rollback' }
  /** Rows of tables' logs in one transaction; done when they are on the disk. */
  | { readonly do: 'append'; readonly rows: readonly Append[] }
  | { readonly do: 'close' };

/** What a statement gave: rows, or how many it changed. */
export interface Ran {
  readonly rows: unknown[];
  readonly changes: number;
}

/** What a job gives. */
export type Done<J extends Job> = J extends { do: 'run' }
  ? Ran
  : J extends { do: 'append' }
    ? readonly Appended[]
    : null;

export interface Asked {
  readonly id: number;
  readonly job: Job;
}

/** Errors don't keep their class between threads. */
export interface Failed {
  readonly code: StorageFailed['code'];
  readonly message: string;
}

/** The first answer, with id 0, says whether the file could be opened. */
export type Answered =
  | { readonly id: number; readonly done: Ran | readonly Appended[] | null }
  | { readonly id: number; readonly failed: Failed };
