import { MemoryLog } from '@ettin/table';
import { afterEach } from 'vitest';
import { busConformance } from '../conformance/bus.fixture.js';
import { type StorageDrivers, storageConformance } from '../conformance/event-log.fixture.js';
import { jobQueueConformance, type QueueDrivers } from '../conformance/job-queue.fixture.js';
import { setClock } from '../conformance/set-clock.fixture.js';
import { localBus } from '../ports/bus.js';
import { sqliteEventLog } from './event-log.js';
import { storePath } from './folder.fixture.js';
import { sqliteJobQueue } from './job-queue.js';
import { openStore, type Store } from './open.js';
import { sqliteOwnership } from './ownership.js';

const open: Store[] = [];
afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
});

async function storage(file: string): Promise<StorageDrivers> {
  const store = await openStore(file);
  open.push(store);
  return {
    log: sqliteEventLog(store),
    ownership: sqliteOwnership(store),
    again: async () => {
      await store.close();
      return storage(file);
    },
  };
}

/** As many questions to the store, one after another, as whatever is under way may need. */
const turns = async (store?: Store) => {
  for (let i = 0; i < 60; i++) {
    await store?.use((db) => db.selectFrom('secret').select('name').execute());
    await new Promise((done) => setImmediate(done));
  }
};

async function queue(file: string, start: number): Promise<QueueDrivers> {
  const store = await openStore(file);
  open.push(store);
  const clock = setClock(start);
  return {
    jobs: sqliteJobQueue(store, clock, () => {}),
    start,
    until: async (time) => {
      await turns(store);
      clock.set(time);
      await turns(store);
    },
    again: async () => {
      await store.close();
      return queue(file, start);
    },
  };
}

storageConformance('memory', async () => {
  const log = new MemoryLog();
  const drivers = (self: string): StorageDrivers => ({
    log,
    ownership: log.ownership(self),
    again: async () => drivers(`${self} again`),
  });
  return drivers('one');
});
storageConformance('SQLite', () => storage(storePath()));
jobQueueConformance('SQLite', () => queue(storePath(), 1_000_000));
busConformance('in one process', () => ({ bus: localBus(() => {}), settled: () => turns() }));
