import { StorageFailed } from '@ettin/table';
import { afterEach, expect, it } from 'vitest';
import { setClock } from '../conformance/set-clock.fixture.js';
import { storePath } from './folder.fixture.js';
import { sqliteJobQueue } from './job-queue.js';
import { openStore, type Store } from './open.js';

const open: Store[] = [];
afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
});

it('should go on with jobs once a store that failed for a while can be used again', async () => {
  const store = await openStore(storePath());
  open.push(store);
  const full = new StorageFailed('full', 'there is no room left on the disk');
  let fails = false;
  const failing: Store = { ...store, use: (work) => (fails ? Promise.reject(full) : store.use(work)) };
  const clock = setClock(1_000_000);
  const heard: unknown[] = [];
  const jobs = sqliteJobQueue(failing, clock, (error) => heard.push(error));
  const done: string[] = [];
  const stop = jobs.work('sweep', async (payload) => void done.push(payload));
  fails = true;
  await jobs.add({ kind: 'sweep', payload: 'one' });
  await expect.poll(() => heard).toEqual([full]);
  fails = false;
  expect(done).toEqual([]);
  clock.set(1_060_000);
  await expect.poll(() => done).toEqual(['one']);
  await stop();
});
