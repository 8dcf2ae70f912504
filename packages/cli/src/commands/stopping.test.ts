import { describe, expect, it } from 'vitest';
import { ettin, type FakeIo, type FakeOptions } from '../io/fake-io.fixture.js';
import { folder } from '../io/folder.fixture.js';

/** Ctrl-C in the n-th pause of a command. */
function stopAt(n: number): FakeOptions {
  let pauses = 0;
  return {
    onPause: (io: FakeIo) => {
      pauses += 1;
      if (pauses === n) io.interrupt();
    },
  };
}

const BOTS = 'bot:random,bot:random,bot:random,bot:random';

describe('long work that is stopped', () => {
  it('should report the measurements that it has', async () => {
    // 20,000 steps to warm up and two runs of 6,000, a breath every 2,048
    const ran = await ettin(['bench', '--quick', '--json', '--floor', '1000000'], stopAt(10 + 3 + 3 + 1));
    expect(ran.code).toBe(130);
    const report = JSON.parse(ran.out);
    expect(report).toMatchObject({ stopped: true, heads: [], permanents: [], botGame: null });
    expect(report.loads).toHaveLength(1);
    expect(report.loads[0]).toMatchObject({
      load: 'starter decks',
      apply: null,
      keptBytes: null,
      json: null,
    });
    expect(report.loads[0].runs).toHaveLength(2);
    expect(report.loads[0].speed.steps).toBeGreaterThan(0);
  });

  it('should say so where nothing was measured', async () => {
    const ran = await ettin(['bench', '--quick'], stopAt(1));
    expect(ran.code).toBe(130);
    expect(ran.out).toContain('Stopped; what is missing was not measured.');
  });

  it('should compare editions by the rounds that are whole', async () => {
    // 6,000 steps to warm up for each of two editions, and rounds of 3,000 each, a breath every 2,048
    const ran = await ettin(
      ['bench', '--editions', '2005-fr,2026', '--quick', '--json'],
      stopAt(2 * 3 + 2 * 2 + 1),
    );
    expect(ran.code).toBe(130);
    const report = JSON.parse(ran.out);
    expect(report).toMatchObject({ stopped: true, rounds: 1 });
    expect(report.editions).toMatchObject([{ edition: '2005-fr' }, { edition: '2026', part: 1 }]);
    for (const e of report.editions) expect(e.steps).toBeGreaterThan(e.others);
  });

  it('should not call rule lines uncovered whose scenarios were not run', async () => {
    const ran = await ettin(['rules', 'coverage'], stopAt(5));
    expect(ran.code).toBe(130);
    expect(ran.out).toMatch(/^Stopped after 5 of \d+ files: \d+ of 131 lines are shown by them\.\n$/);
  });

  it('should show a replay as far as it was played', async () => {
    const { path: cwd } = folder();
    await ettin(['play', '--seed', '1', '--seats', BOTS, '--json', '--save', 'r.json'], { cwd });
    const ran = await ettin(['replay', 'r.json'], { cwd, ...stopAt(2) });
    expect(ran.code).toBe(130);
    expect(ran.out).toMatch(/Stopped after 99 of \d+ actions\.\n$/);
    const json = await ettin(['replay', 'r.json', '--json'], { cwd, ...stopAt(1) });
    expect(json.code).toBe(130);
    expect(JSON.parse(json.out.trim().split('\n').at(-1) ?? '')).toMatchObject({
      stopped: true,
      damage: null,
    });
    const resumed = await ettin(['play', '--resume', 'r.json'], { cwd, ...stopAt(1) });
    expect([resumed.code, resumed.out]).toEqual([130, '']);
  });
});

describe('Ctrl-C at a prompt', () => {
  const interrupted = (argv: readonly string[], cwd: string) => {
    let io: FakeIo | undefined;
    return ettin(argv, {
      cwd,
      interactive: true,
      onPause: (of) => {
        io = of;
      },
      typed: () => {
        io?.interrupt();
        return null;
      },
    });
  };

  it('should end the stepping through a replay', async () => {
    const { path: cwd } = folder();
    await ettin(['play', '--seed', '1', '--seats', BOTS, '--json', '--save', 'r.json'], { cwd });
    expect((await interrupted(['replay', 'r.json'], cwd)).code).toBe(130);
  });
});

describe('a terminal of 40 columns', () => {
  it('should get lines that fit, and at the end of input a clear end', async () => {
    const { path: cwd } = folder();
    for (const argv of [
      ['play', '--seed', '1'],
      ['cards', 'show', 'Flame Rift'],
      ['rules', 'show', '810.9'],
    ]) {
      const ran = await ettin(argv, { cwd, interactive: true, columns: 40 });
      expect(ran.code).toBe(0);
      const long = ran.out.split('\n').filter((line) => line.length > 40);
      // a status that isn't folded is short
      expect(
        long.filter((line) => line.length > 62),
        argv.join(' '),
      ).toEqual([]);
      if (argv[0] === 'play') expect(ran.out + ran.err).toMatch(/left before its end[\s\S]*Saved as/);
    }
  });
});
