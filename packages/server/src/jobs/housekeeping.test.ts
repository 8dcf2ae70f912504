import { describe, expect, it } from 'vitest';
import { setClock } from '../conformance/set-clock.fixture.js';
import { storePath } from '../store/folder.fixture.js';
import { sqliteJobQueue } from '../store/job-queue.js';
import { openStore, type Store } from '../store/open.js';
import { type House, keepHouse } from './housekeeping.js';

const DAY = 86_400_000;
const START = 1_000 * DAY;
/** As many questions to the store, one after another, as whatever is under way may need. */
const turns = async (store: Store) => {
  for (let i = 0; i < 80; i++) {
    await store.use((db) => db.selectFrom('secret').select('name').execute());
    await new Promise((done) => setImmediate(done));
  }
};

async function kept(house: Partial<House>, file = storePath()) {
  const store = await openStore(file);
  const clock = setClock(START);
  const failed: unknown[] = [];
  const all: House = {
    forgetTables: async () => false,
    forgetReplays: async () => {},
    endSessions: async () => {},
    forgetFailures: async () => {},
    ...house,
  };
  const stop = await keepHouse(
    sqliteJobQueue(store, clock, (e) => failed.push(e)),
    clock,
    all,
    {
      tables: 30,
      games: 90,
      replays: 0,
    },
  );
  return {
    failed,
    at: async (time: number) => {
      await turns(store);
      clock.set(START + time);
      await turns(store);
    },
    close: async () => {
      await stop();
      await store.close();
    },
  };
}

describe('keeping house', () => {
  it('should be done soon after the start and every day, by the days that each thing is kept', async () => {
    const asked: number[][] = [];
    const replays: number[] = [];
    const h = await kept({
      forgetTables: async (...ages) => {
        asked.push(ages);
        return false;
      },
      forgetReplays: async (before) => void replays.push(before),
    });
    await h.at(60_000);
    expect(asked).toEqual([]);
    await h.at(600_000);
    expect(asked).toEqual([[START + 600_000 - 30 * DAY, START + 600_000 - 90 * DAY]]);
    // 0 days: for ever
    expect(replays).toEqual([0]);
    await h.at(600_000 + DAY);
    expect(asked).toHaveLength(2);
    await h.close();
  });

  it('should go on in small pieces while there is more, and come again after a day that failed', async () => {
    let times = 0;
    const h = await kept({
      forgetTables: async () => {
        times += 1;
        if (times === 3) throw new Error('no');
        return times < 3;
      },
    });
    await h.at(600_000);
    for (let i = 1; i < 6; i++) await h.at(600_000 + i * 2_500);
    expect([times, h.failed.length]).toEqual([3, 1]);
    await h.at(700_000 + DAY);
    expect(times).toBe(4);
    await h.close();
  });
});
