import { describe, expect, it } from 'vitest';
import { EXIT, ettin } from '../io/fake-io.fixture.js';
import { folder } from '../io/folder.fixture.js';

/** Milliseconds for tests that play games, on a busy machine too. */
const BOTS = 'bot:random,bot:random,bot:random,bot:random';
/** Both teams die of it together, game after game. */
const RIFTS = '26 Mountain\n34 Flame Rift\n';

interface Line {
  readonly kind: string;
  readonly game?: number;
  readonly notice?: {
    readonly what: string;
    readonly team?: number;
    readonly turns?: number;
    readonly rule: string;
  };
  readonly event?: { readonly type: string };
  readonly result?: unknown;
}
const json = (out: string): readonly Line[] =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const told = (lines: readonly Line[]) => lines.flatMap((l) => (l.notice === undefined ? [] : [l.notice]));

describe('ettin play --match', () => {
  it('should give three extra turns when time is called, and then be drawn (MTR 2.4)', async () => {
    const argv = ['play', '--match', '--seats', BOTS, '--seed', 'm1', '--turns', '3', '--json'];
    const { code, out } = await ettin(argv);
    expect(code).toBe(EXIT.done);
    const lines = json(out);
    expect(told(lines).map((n) => [n.what, n.turns])).toEqual([
      ['chooses', undefined],
      ['playsFirst', undefined],
      ['timeCalled', 3],
      ['extraTurn', 2],
      ['extraTurn', 1],
      ['extraTurn', 0],
      ['gameStopped', undefined],
      ['matchDrawn', undefined],
    ]);
    // turns 4, 5 and 6 after the one in which time was called
    const called = lines.findIndex((l) => l.notice?.what === 'timeCalled');
    const after = lines.slice(
      called,
      lines.findIndex((l) => l.notice?.what === 'gameStopped'),
    );
    expect(after.filter((l) => l.event?.type === 'turnBegan')).toHaveLength(3);
    expect(lines.at(-1)).toMatchObject({
      kind: 'matchResult',
      result: { winner: null, how: 'time', rule: 'MTR 2.4' },
      wins: [0, 0],
      drawn: 1,
      document: 'mtr-2025-04',
    });
  });

  // after the third extra turn there is no other: its heading would be the last thing told
  it('should not tell of a turn that is not played', async () => {
    const argv = ['play', '--match', '--seats', BOTS, '--seed', 'm1', '--turns', '3', '--fast'];
    const { out } = await ettin(argv);
    const lines = out.split('\n');
    const last = lines.findLastIndex((l) => /^Turn \d+: /.test(l));
    const stopped = lines.findIndex((l) => /MTR 2\.4\)$/.test(l) && !/extra|Time is called/.test(l));
    expect(lines[last]).toMatch(/^Turn 6: /);
    expect(last).toBeLessThan(stopped);
  });

  it('should have a winner in an elimination round: the team with more life', async () => {
    const { out } = await ettin([
      ...['play', '--match', '--elimination', '--seats', BOTS],
      ...['--seed', 'm1', '--turns', '3', '--json'],
    ]);
    const lines = json(out);
    const game = lines.find((l) => l.kind === 'result') as unknown as { life: readonly [number, number] };
    const [a, b] = game.life;
    expect(a).not.toBe(b);
    expect(lines.at(-1)?.result).toEqual({ winner: a > b ? 0 : 1, how: 'life', rule: 'MTR 2.4' });
  });

  it('should play on after drawn games, with the same team choosing (MTR 9.1, 2.2)', async () => {
    const files = folder({ 'rift.txt': RIFTS });
    const decks = ['rift.txt', 'rift.txt', 'rift.txt', 'rift.txt'];
    const argv = ['play', ...decks, '--casual', '--match', '--turns', '30', '--seats', BOTS, '--seed', 'r'];
    const { code, out } = await ettin([...argv, '--json', '--save', 'r.json'], { cwd: files.path });
    expect(code).toBe(EXIT.done);
    const lines = json(out);
    const choosers = told(lines).filter((n) => n.what === 'chooses');
    expect(choosers.length).toBeGreaterThan(1);
    expect(new Set(choosers.map((n) => n.team)).size).toBe(1);
    expect(choosers.map((n) => n.rule)).toEqual(['MTR 9.3', ...choosers.slice(1).map(() => 'MTR 2.2')]);
    expect(lines.at(-1)).toMatchObject({ kind: 'matchResult', wins: [0, 0], result: { winner: null } });
    // each game is a replay of its own
    const second = await ettin(['replay', 'r-2.json', '--json'], { cwd: files.path });
    expect(second.code).toBe(EXIT.done);
  });

  it('should ask a person of the team that chooses, and let them call time', async () => {
    const asked = ['play', '--match', '--first', 'B', '--seed', 'p', '--fast', '--seats'];
    const { code, out, io } = await ettin([...asked, 'person,bot:random,bot:random,bot:random'], {
      cwd: folder().path,
      // before a first turn there is no game yet, so the match ends with the time of the round
      typed: ['?', 'time'],
    });
    expect(code).toBe(EXIT.done);
    expect(out).toContain('Team B plays first.');
    expect(out).toContain('the time of the round is up');
    expect(out).toContain('Time is called, and no game is going on. (MTR 2.4)');
    expect(out).toContain('The match is drawn: 0 games to 0, 1 drawn.');
    expect(io.stdout).not.toContain('Saved as');
  });

  it('should take a choice of who plays first for the team that chance names', async () => {
    // one team of two has persons only, so that they are asked if it is theirs
    const seats = 'person,person,person,person';
    const { out } = await ettin(['play', '--match', '--seed', 'q', '--seats', seats], {
      cwd: folder().path,
      typed: ['maybe', '2', 'quit'],
    });
    const chooser = /Team ([AB]) chooses who plays first/.exec(out)?.[1];
    expect(out).toContain('Say 1 or 2.');
    expect(out).toContain(`Team ${chooser === 'A' ? 'B' : 'A'} plays first.`);
    expect(out).toContain('The match was left before its end');
  });

  it('should not take options that belong to something else', async () => {
    for (const [argv, words] of [
      [['--turns', '3'], 'add --match'],
      [['--elimination'], 'add --match'],
      [['--match', '--resume', 'x.json'], 'leave out --match'],
      [['--match', '--document', 'fr-1999'], 'no document fr-1999'],
    ] as const) {
      const { code, err } = await ettin(['play', ...argv], { cwd: folder().path });
      expect(code, argv.join(' ')).toBe(EXIT.badInput);
      expect(err).toContain(words);
    }
  });
});

describe('ettin play --limited', () => {
  it("should make what is beside the decks the team's in common (CR 100.4c), and keep it in the replay", async () => {
    const files = folder({
      'a.txt': '38 Mountain\n2 Shock\n\nSideboard\n3 Hill Giant\n',
      'b.txt': '40 Mountain\n\nSideboard\n1 Shock\n',
    });
    const argv = [
      'play',
      'a.txt',
      'b.txt',
      'a.txt',
      'b.txt',
      '--seats',
      BOTS,
      '--seed',
      'l',
      '--save',
      'l.json',
    ];
    const constructed = await ettin([...argv, '--json'], { cwd: files.path });
    expect(constructed.code).toBe(EXIT.badInput);
    const { code } = await ettin([...argv, '--json', '--limited'], { cwd: files.path });
    expect(code).toBe(EXIT.done);
    const saved = JSON.parse(files.read('l.json')) as { setup: { sharedSideboards: unknown } };
    expect(saved.setup.sharedSideboards).toEqual([
      [
        [3, 'Hill Giant'],
        [1, 'Shock'],
      ],
      [
        [3, 'Hill Giant'],
        [1, 'Shock'],
      ],
    ]);
    expect((await ettin(['replay', 'l.json', '--json'], { cwd: files.path })).code).toBe(EXIT.done);
  });
});
