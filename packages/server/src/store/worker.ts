import { parentPort, workerData } from 'node:worker_threads';
import { carryingOut } from './carry-out.js';
import { failedBy } from './failed.js';
import { openFile } from './file.js';
import type { Answered, Asked } from './jobs.js';

/**
 * The thread that holds a store's file: a commit waits for the disk, and whatever thread asks for it stands still. Opens the
 * file named in `workerData`, says so with id 0, and then does what it is asked in that order.
 * It imports nothing of tables and games, which would be loaded a second time.
 */
const { file } = workerData as { readonly file: string };
const answer = (message: Answered): void => parentPort?.postMessage(message);
const failed = (id: number, error: unknown): void => {
  answer({ id, failed: failedBy(error, file) });
};

try {
  const sqlite = await openFile(file);
  const carryOut = carryingOut(sqlite);
  parentPort?.on('message', ({ id, job }: Asked) => {
    try {
      answer({ id, done: carryOut(job) });
    } catch (error) {
      failed(id, error);
    }
    if (job.do === 'close') parentPort?.close();
  });
  answer({ id: 0, done: null });
} catch (error) {
  failed(0, error);
  parentPort?.close();
}
