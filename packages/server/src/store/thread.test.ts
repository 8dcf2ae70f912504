import type { Worker } from 'node:worker_threads';
import { StorageFailed } from '@ettin/table';
import { expect, it } from 'vitest';
import { storePath } from './folder.fixture.js';
import { Thread } from './thread.js';

const opened = async () => {
  const lost: StorageFailed[] = [];
  const thread = await Thread.of(storePath(), (error) => lost.push(error));
  return { thread, lost };
};
const ended = (thread: Thread) => (Reflect.get(thread, 'worker') as Worker).terminate();
const select = { do: 'run', sql: 'SELECT 1', parameters: [] } as const;
const failed = expect.objectContaining({ code: 'unknown', message: expect.stringContaining('has failed') });

it('should tell whoever waits, whoever asks later, and its owner when its thread ends by itself', async () => {
  const { thread, lost } = await opened();
  const waiting = thread.ask(select).then(
    () => null,
    (error: unknown) => error,
  );
  await ended(thread);
  // it may have been answered before
  expect([null, failed]).toContainEqual(await waiting);
  await expect(thread.ask(select)).rejects.toThrow(StorageFailed);
  await expect(thread.ask(select)).rejects.toEqual(failed);
  expect(lost).toEqual([failed]);
});

it('should not call it lost when it was closed', async () => {
  const { thread, lost } = await opened();
  await thread.ask({ do: 'close' });
  await ended(thread);
  await expect(thread.ask(select)).rejects.toMatchObject({ code: 'closed' });
  expect(lost).toEqual([]);
});

it('should not call it lost when it could not be opened', async () => {
  const lost: StorageFailed[] = [];
  const opening = Thread.of(`${storePath()}/none/ettin.db`, (error) => lost.push(error));
  await expect(opening).rejects.toThrow(StorageFailed);
  await new Promise((done) => setTimeout(done, 100));
  expect(lost).toEqual([]);
});
