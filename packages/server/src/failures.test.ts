import { GameDiverged } from '@ettin/table';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { kindOf, placesOf, reportTo } from './failures.js';
import { storePath } from './store/folder.fixture.js';
import { openStore, type Store } from './store/open.js';

const open: Store[] = [];
afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
});

async function reporter() {
  const store = await openStore(storePath());
  open.push(store);
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  return { store, lines, report: reportTo(store, logger, 'v1', () => 5_000) };
}

const where = {
  table: 't'.repeat(22),
  seq: 17,
  entry: {
    at: 1,
    by: 'p'.repeat(22),
    command: {
      type: 'act',
      id: 'command-1',
      at: 3,
      action: { type: 'cast', player: 0, object: 7_654_321, face: 0, method: 'normal' },
    },
  },
} as const;

describe('a failure', () => {
  it('should leave nothing in the log of what the error says, and all of it in the store', async () => {
    const { store, lines, report } = await reporter();
    const error = new Error(
      'no way to pay for Lightning Bolt\n    at Lightning Bolt (hand/of-seat-0.js:1:1)',
    );
    report(error, where);
    report('Counterspell');
    await store.write(async () => {});
    const log = lines.join('');
    for (const secret of ['Lightning', 'of-seat', '7654321', 'Counterspell', where.entry.by])
      expect(log).not.toContain(secret);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      kind: 'Error',
      table: where.table,
      seq: 17,
      command: 'act',
      engine: 'v1',
    });
    expect(log).toContain('failures.test.ts');
    const rows = await store.use((db) => db.selectFrom('failure').selectAll().orderBy('kind').execute());
    expect(rows[0]).toMatchObject({
      table_id: where.table,
      seq: 17,
      message: error.message,
      entry: JSON.stringify(where.entry),
      at: 5_000,
    });
    expect(log).toContain(rows[0]?.id);
    expect(rows[1]).toMatchObject({ kind: 'string', message: 'Counterspell', table_id: null, entry: null });
  });

  it('should not fill the disk when it comes again and again', async () => {
    const { store, lines, report } = await reporter();
    for (let i = 0; i < 1_200; i++) report(new Error('again'));
    await store.write(async () => {});
    const { n } = await store.use((db) =>
      db
        .selectFrom('failure')
        .select((e) => e.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow(),
    );
    expect([Number(n), lines.length]).toEqual([1_000, 1_200]);
  });

  it('should be told in words where a game goes another way, since nothing in that is hidden', async () => {
    const { lines, report } = await reporter();
    report(new GameDiverged({ seq: 9, game: 2, engine: 'old', how: 'differs' }), {
      table: where.table,
      seq: 9,
    });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, game: 2, seq: 9, how: 'differs' });
  });
});

describe('the kind of an error', () => {
  it('should be a name of programs', () => {
    class Named extends Error {
      override name = 'Lightning Bolt';
    }
    expect(kindOf(new TypeError('x'))).toBe('TypeError');
    expect(kindOf(new Named('x'))).toBe('Error');
    expect(kindOf(Object.assign(new Error('x'), { code: 'ECONNRESET' }))).toBe('Error ECONNRESET');
    expect(kindOf(Object.assign(new Error('x'), { code: 'Shock' }))).toBe('Error');
    expect(placesOf({ stack: 'x' })).toEqual([]);
  });
});
