import type { ServerMessage } from '@ettin/protocol';
import { MemoryLog, MemoryReplays, StorageFailed, TestClock } from '@ettin/table';
import { describe, expect, it } from 'vitest';
import { newId } from '../identity/secret.js';
import { randomFrom } from '../trial/player.fixture.js';
import { runningTables } from './running.js';

const MINUTE = 60_000;
const DAY = 86_400_000;
const turns = async () => {
  for (let i = 0; i < 200; i++) await new Promise((done) => setImmediate(done));
};

function world() {
  const log = new MemoryLog();
  const clock = new TestClock();
  const rng = randomFrom('running');
  const failed: unknown[] = [];
  const tables = runningTables({
    log,
    ownership: log.ownership('test'),
    replays: new MemoryReplays(),
    clock,
    random: (n) => Uint8Array.from({ length: n }, () => rng(256)),
    version: 'test',
    report: (error) => failed.push(error),
  });
  const pass = async (milliseconds: number) => {
    const until = clock.now() + milliseconds;
    for (;;) {
      await turns();
      if (!clock.next(until)) break;
    }
    clock.pass(until - clock.now());
    await turns();
  };
  const who = { person: newId(), name: 'Ada', session: null };
  const visit = async (table: string) => {
    const heard: ServerMessage[] = [];
    const come = await tables.visit(who, { type: 'hello', table }, (m) => heard.push(m));
    if (!come.ok) throw new Error(come.message);
    let n = 0;
    const say = (said: object) => come.say({ id: `command-${table.slice(0, 4)}${n++}`, ...said } as never);
    return { heard, say, leave: come.leave };
  };
  /** A game of Ada's and three bots, in which she is asked. */
  const game = async (settings = {}) => {
    const table = await tables.create(who, { botPace: 0, ...settings });
    const ada = await visit(table);
    ada.say({ type: 'sit', seat: 0, deck: { starter: 'hearth-chorus' } });
    for (const seat of [1, 2, 3]) ada.say({ type: 'seatBot', seat, bot: 'random' });
    ada.say({ type: 'ready', ready: true });
    ada.say({ type: 'begin' });
    await pass(2_000);
    return { table, ada };
  };
  return { tables, log, clock, failed, pass, visit, game, who };
}

const inMemory = ({ tables }: ReturnType<typeof world>) => tables.count().tables;

describe('a table at rest', () => {
  it('should leave memory after a while, and be there again for whoever comes', async () => {
    const w = world();
    const { table, ada } = await w.game();
    await w.pass(30 * MINUTE);
    expect(inMemory(w)).toBe(1);
    ada.leave();
    await w.pass(30 * MINUTE);
    expect(inMemory(w)).toBe(0);
    const again = await w.visit(table);
    expect(again.heard[0]).toMatchObject({ type: 'welcome', you: { seat: 0 }, table: { phase: 'playing' } });
    expect([inMemory(w), w.failed]).toEqual([1, []]);
  });

  it('should not be one whose clock runs: the time of a team that has gone is up when it is up', async () => {
    const w = world();
    const { table, ada } = await w.game({ clock: { team: 3_600, increment: 0, atZero: 'lose' } });
    ada.leave();
    await w.pass(50 * MINUTE);
    expect(inMemory(w)).toBe(1);
    await w.pass(40 * MINUTE);
    expect(inMemory(w)).toBe(0);
    const again = await w.visit(table);
    expect(again.heard[0]).toMatchObject({ type: 'welcome', table: { phase: 'over', score: [0, 1] } });
  });
});

describe('an old table', () => {
  it('should be forgotten when nobody has come for long, later where its game goes on', async () => {
    const w = world();
    const { table: playing, ada } = await w.game();
    const lobby = await w.tables.create(w.who, {});
    ada.leave();
    await w.pass(30 * DAY);
    const since = (days: number) => w.clock.now() - days * DAY;
    expect(await w.tables.forget(since(31), since(31))).toBe(false);
    expect(await w.log.find(lobby)).not.toBeNull();
    await w.tables.forget(since(29), since(90));
    expect([await w.log.find(lobby), (await w.log.find(playing))?.table]).toEqual([null, playing]);
    await expect(w.visit(lobby)).rejects.toThrow('no such table');
    await w.tables.forget(since(29), since(29));
    expect(await w.log.find(playing)).toBeNull();
    expect(w.failed).toEqual([]);
  });

  it('should not be forgotten while somebody is there, however quiet', async () => {
    const w = world();
    const { table } = await w.game();
    await w.pass(40 * DAY);
    await w.tables.forget(w.clock.now(), w.clock.now());
    expect((await w.log.find(table))?.table).toBe(table);
    expect(inMemory(w)).toBe(1);
  });

  it('should be kept by a visit, also one without a word', async () => {
    const w = world();
    const table = await w.tables.create(w.who, {});
    await w.pass(20 * DAY);
    (await w.visit(table)).leave();
    await w.pass(20 * DAY);
    await w.tables.forget(w.clock.now() - 30 * DAY, 0);
    expect(await w.log.find(table)).not.toBeNull();
  });

  it('should make none while they are given up', async () => {
    const w = world();
    await w.game();
    const closing = w.tables.close();
    await expect(w.tables.create(w.who, {})).rejects.toThrow(StorageFailed);
    await closing;
    expect(inMemory(w)).toBe(0);
  });
});
