import type { Clock, JobQueue } from '@ettin/table';

/** How long things are kept, in days; 0: for ever. */
export interface Keeping {
  /** A table to which nobody came and nothing happened. */
  readonly tables: number;
  /** The same where its game goes on. */
  readonly games: number;
  /** A replay. */
  readonly replays: number;
}
export const KEEPING: Keeping = { tables: 30, games: 90, replays: 365 };

/** What the house is kept of: each forgets what is older than a time, in milliseconds since the epoch. */
export interface House {
  /** Resolves with true when there may be more. */
  forgetTables(before: number, playingBefore: number): Promise<boolean>;
  forgetReplays(before: number): Promise<void>;
  /** Sessions that have run out. */
  endSessions(): Promise<void>;
  forgetFailures(before: number): Promise<void>;
}

export const HOUSEKEEPING = 'housekeeping';
const DAY = 86_400_000;
/** After the start, when those who were at tables have come back. */
const FIRST = 5 * 60_000;
/** Between two batches of old tables: whoever plays is not to wait for it. */
const NEXT = 2_000;
/** Days for which a failure can be looked into. */
const FAILURES = 30;

/**
 * Once a day, as a job: it is done however often the server stops, and by one process where several share a queue. The next is
 * waiting before this one begins, so that one that fails isn't the last.
 */
export async function keepHouse(
  jobs: JobQueue,
  clock: Clock,
  house: House,
  keeping: Keeping,
): Promise<() => Promise<void>> {
  const later = (at: number) => jobs.add({ kind: HOUSEKEEPING, payload: '{}', key: HOUSEKEEPING, at });
  const since = (days: number) => (days === 0 ? 0 : clock.now() - days * DAY);
  const stop = jobs.work(HOUSEKEEPING, async () => {
    await later(clock.now() + DAY);
    await house.endSessions();
    await house.forgetReplays(since(keeping.replays));
    await house.forgetFailures(since(FAILURES));
    if (await house.forgetTables(since(keeping.tables), since(keeping.games)))
      await later(clock.now() + NEXT);
  });
  await later(clock.now() + FIRST);
  return stop;
}
