import type { JobQueue } from '@ettin/table';
import { describe, expect, it } from 'vitest';

/** A queue over storage that was empty, with a clock that the test sets; times are milliseconds from its start. */
export interface QueueDrivers {
  readonly jobs: JobQueue;
  readonly start: number;
  /** Goes on to this time and resolves when what is due has been done. */
  readonly until: (time: number) => Promise<void>;
  readonly again: () => Promise<QueueDrivers>;
}

/** What every `JobQueue` has to hold to. */
export function jobQueueConformance(name: string, open: () => Promise<QueueDrivers>): void {
  describe(`${name}: jobs`, () => {
    it('does a job once, when it is due and not before', async () => {
      const { jobs, start, until } = await open();
      const done: string[] = [];
      jobs.work('k', async (p) => void done.push(p));
      await jobs.add({ kind: 'k', payload: 'later', at: start + 5_000 });
      await jobs.add({ kind: 'k', payload: 'now' });
      await until(start + 4_999);
      expect(done).toEqual(['now']);
      await until(start + 5_000);
      expect(done).toEqual(['now', 'later']);
      await until(start + 60_000);
      expect(done).toEqual(['now', 'later']);
    });

    it('keeps one job of a key, the later one', async () => {
      const { jobs, start, until } = await open();
      const done: string[] = [];
      jobs.work('k', async (p) => void done.push(p));
      await jobs.add({ kind: 'k', payload: 'first', key: 'x', at: start + 1_000 });
      await jobs.add({ kind: 'k', payload: 'second', key: 'x', at: start + 2_000 });
      await until(start + 10_000);
      expect(done).toEqual(['second']);
    });

    it('forgets a job that is cancelled', async () => {
      const { jobs, start, until } = await open();
      const done: string[] = [];
      jobs.work('k', async (p) => void done.push(p));
      await jobs.add({ kind: 'k', payload: 'p', key: 'x', at: start + 1_000 });
      expect(await jobs.cancel('x')).toBe(true);
      expect(await jobs.cancel('x')).toBe(false);
      await until(start + 10_000);
      expect(done).toEqual([]);
    });

    it('comes again with a job that failed, and gives up after its attempts; others go on', async () => {
      const { jobs, start, until } = await open();
      const tried: string[] = [];
      jobs.work('k', async (p) => {
        tried.push(p);
        if (p === 'bad') throw new Error('no');
      });
      await jobs.add({ kind: 'k', payload: 'bad', attempts: 3 });
      await jobs.add({ kind: 'k', payload: 'good' });
      for (let t = 0; t <= 120_000; t += 1_000) await until(start + t);
      expect(tried.filter((p) => p === 'bad')).toHaveLength(3);
      expect(tried.filter((p) => p === 'good')).toHaveLength(1);
    });

    it('holds jobs over a restart until somebody does their kind', async () => {
      const { jobs, start, again } = await open();
      await jobs.add({ kind: 'k', payload: 'kept', at: start + 1_000 });
      const anew = await again();
      const done: string[] = [];
      await anew.until(start + 2_000);
      const stop = anew.jobs.work('k', async (p) => void done.push(p));
      await anew.until(start + 2_001);
      expect(done).toEqual(['kept']);
      await stop();
      await anew.jobs.add({ kind: 'k', payload: 'nobody' });
      await anew.until(start + 3_000);
      expect(done).toEqual(['kept']);
    });
  });
}
