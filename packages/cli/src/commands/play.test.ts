import { describe, expect, it } from 'vitest';
import { EXIT, ettin } from '../io/fake-io.fixture.js';
import { folder } from '../io/folder.fixture.js';

/** Whole games are played here, on a busy machine too. */
const BOTS = 'bot:random,bot:random,bot:random,bot:random';
const lines = (out: string) => out.trim().split('\n');
const json = (out: string) => lines(out).map((line) => JSON.parse(line) as Record<string, unknown>);

/** Sixty cards of two names. */
const deck = (...spells: string[]) => `24 Mountain\n${spells.join('\n')}\n`;

describe('ettin play with bots', () => {
  it('should play a whole game and say who won', async () => {
    const { code, out, err } = await ettin(['play', '--seats', BOTS, '--seed', 'full game']);
    expect(err).toBe('');
    expect(code).toBe(EXIT.done);
    expect(out).toMatch(/Turn 1: Team [AB]/);
    expect(out).toMatch(/(Team [AB] wins|A draw,?) after \d+ turns/);
    expect(out).toContain('seed full game');
  });

  it('should be the same game for the same seed, whatever the clock says', async () => {
    const argv = ['play', '--seats', BOTS, '--seed', 's1', '--json'];
    const [one, two] = [await ettin(argv), await ettin(argv)];
    expect(one.out).toBe(two.out);
  });

  it('should write events for a spectator as JSON lines, and the result last', async () => {
    const { code, out } = await ettin(['play', '--seats', BOTS, '--seed', 's2', '--json']);
    const all = json(out);
    const events = all.slice(0, -1);
    expect(code).toBe(EXIT.done);
    expect(events.every((line) => line.kind === 'event' && typeof line.action === 'number')).toBe(true);
    expect(all.at(-1)).toMatchObject({ kind: 'result', ended: 'result', seed: 's2', edition: '2026' });
    // hands are hidden from spectators (CR 402.3): a drawn card has no name
    const draws = events.map((l) => l.event as { type: string; cause?: string; name?: string | null });
    expect(draws.some((e) => e.cause === 'draw')).toBe(true);
    expect(draws.every((e) => e.cause !== 'draw' || e.name === null)).toBe(true);
  });

  it('should say before the game that the replay cannot be written there', async () => {
    const { code, out, err } = await ettin(['play', '--seats', BOTS, '--seed', 's3', '--save', '.']);
    expect(code).toBe(EXIT.badInput);
    expect(err).toContain("can't be written: it is a folder");
    expect(out).toBe('');
  });

  it('should play teams of one, three and four', async () => {
    for (const [heads, life] of [
      // CR 810.4 gives two heads 30, each head beyond the second 15 more (810.11); alone it is 20 (119.1)
      [1, 20],
      [3, 45],
      [4, 60],
    ] as const) {
      const seats = Array.from({ length: 2 * heads }, () => 'bot:random').join(',');
      const { code, out } = await ettin([
        'play',
        '--heads',
        String(heads),
        '--seats',
        seats,
        '--seed',
        'h',
        '--json',
      ]);
      expect(code, `${heads} heads`).toBe(EXIT.done);
      const first = json(out).map(
        (l) => l.event as { type?: string; total?: number; change?: number } | undefined,
      );
      const change = first.find((e) => e?.type === 'life');
      expect((change?.total ?? 0) - (change?.change ?? 0)).toBe(life);
    }
  });

  it('should end with what there is when Ctrl-C is pressed', async () => {
    const files = folder();
    const { code, out, err } = await ettin(['play', '--seats', BOTS, '--seed', 'stop', '--save', 'r.json'], {
      cwd: files.path,
      onPause: (io) => io.interrupt(),
    });
    expect(code).toBe(EXIT.stopped);
    expect(out).toContain('The game was left before its end.');
    expect(err).toContain('ettin play --resume r.json');
    expect(JSON.parse(files.read('r.json'))).toMatchObject({ ettin: 'replay', result: null });
  });
});

describe('ettin play with a person', () => {
  it('should come to its end by Enter and numbers alone', async () => {
    // when Enter isn't enough, numbers; a prompt that goes on asking gets more of them
    let again = 0;
    let typed = 0;
    const { code, out, err } = await ettin(
      ['play', '--seats', 'person,bot:random,bot:random,bot:random', '--seed', 'person'],
      {
        cwd: folder().path,
        typed: (printed) => {
          typed += 1;
          const asked = printed.trimEnd().split('\n').length <= 1;
          again = asked ? again + 1 : 0;
          const tries = ['', '1', '1 2', '1 2 3', '1 2 3 4', 'none', 'Elf', 'quit'];
          return asked ? (tries[(again - 1) % tries.length] ?? '1') : typed % 2 === 0 ? '1' : '';
        },
      },
    );
    expect(err).toBe('');
    expect(code).toBe(EXIT.done);
    expect(typed).toBeGreaterThan(20);
    expect(out).toMatch(/(Team [AB] wins|A draw,?) after \d+ turns/);
  });

  it('should be saved at the end of input, and go on from there', async () => {
    const files = folder();
    const seats = 'person,bot:random,bot:random,bot:random';
    const left = await ettin(['play', '--seats', seats, '--seed', 'later'], {
      cwd: files.path,
      typed: ['k', ''],
    });
    expect(left.code).toBe(EXIT.done);
    expect(left.err).toContain(
      'Saved as ettin-game-later.json; to go on: npx ettin play --resume ettin-game-later.json',
    );
    const saved = JSON.parse(files.read('ettin-game-later.json')) as { actions: unknown[] };
    const on = await ettin(
      ['play', '--resume', 'ettin-game-later.json', '--seats', BOTS, '--save', 'done.json'],
      {
        cwd: files.path,
      },
    );
    expect(on.code).toBe(EXIT.done);
    const done = JSON.parse(files.read('done.json')) as { actions: unknown[]; result: unknown };
    expect(done.actions.slice(0, saved.actions.length)).toEqual(saved.actions);
    expect(done.result).not.toBeNull();
    // the whole game, before and after it was left, is one replay
    expect((await ettin(['replay', 'done.json'], { cwd: files.path })).code).toBe(EXIT.done);
    const over = await ettin(['play', '--resume', 'done.json'], { cwd: files.path });
    expect(over.code).toBe(EXIT.badInput);
    expect(over.err).toContain('done.json is over');
  });

  it('should hide the hands of one team while the other has the terminal', async () => {
    const { out, io } = await ettin(
      ['play', '--seats', 'person,bot:random,person,bot:random', '--seed', 'hot'],
      {
        typed: ['k', '', 'k', 'quit'],
        cwd: folder().path,
      },
    );
    expect(io.prompts.some((p) => p.startsWith('The terminal goes to'))).toBe(true);
    expect(out).toContain('Keep this hand?');
  });
});

describe('decks of ettin play', () => {
  const good = deck('4 Lightning Bolt', '32 Goblin Piledriver');

  it('should be refused with the line of each problem and near names', async () => {
    const files = folder({ 'bad.txt': '24 Mountain\n4 Litning Bolt\n0 Island\n32 Mountain\n' });
    const { code, err, out } = await ettin(['play', 'bad.txt', 'Hearth Chorus', '--seats', BOTS], {
      cwd: files.path,
    });
    expect(code).toBe(EXIT.badInput);
    expect(out).toBe('');
    expect(err).toContain('bad.txt:2: no built-in card Litning Bolt; near it: Lightning Bolt');
    expect(err).toMatch(/bad\.txt:3: .*"0 Island"/);
  });

  it('should be refused when they break construction rules, unless it is casual', async () => {
    const files = folder({ 'goblins.txt': good });
    const argv = [
      'play',
      'goblins.txt',
      'Hearth Chorus',
      'Storm Lanterns',
      'Cinder and Coin',
      '--seats',
      BOTS,
    ];
    const strict = await ettin([...argv, '--seed', 'd'], { cwd: files.path });
    expect(strict.code).toBe(EXIT.badInput);
    // at most four of a name (CR 100.2a)
    expect(strict.err).toContain('Team A: Deck 1 has 32 copies of Goblin Piledriver; 4 at most. (CR 100.2a)');
    const casual = await ettin([...argv, '--seed', 'd', '--casual'], { cwd: files.path });
    expect(casual.code).toBe(EXIT.done);
    expect(casual.err).toContain('casual: Team A: Deck 1 has 32 copies');
  });

  it('should fill up with starter decks, none of them twice', async () => {
    const { code, out } = await ettin(['play', 'Hearth and Toll', '--seats', BOTS, '--seed', 'e']);
    expect(code).toBe(EXIT.done);
    const names = lines(out)
      .slice(0, 4)
      .map((line) => line.slice(4));
    expect(names.slice(0, 2)).toEqual(['Hearth Chorus (bot:random)', 'Toll of Bells (bot:random)']);
    expect(new Set(names).size).toBe(4);
  });

  it('should be as many as there are seats, or those of one team', async () => {
    const { code, err } = await ettin(['play', 'Hearth Chorus', '--seats', BOTS]);
    expect(code).toBe(EXIT.badInput);
    expect(err).toContain('1 decks for two teams of 2');
    const missing = await ettin(['play', 'no.txt', 'none.txt', '--seats', BOTS]);
    expect(missing.code).toBe(EXIT.badInput);
    expect(missing.err).toContain("no.txt can't be read: there is no such file");
    expect(missing.err).toContain('Hearth Chorus');
  });
});

describe('bad options of ettin play', () => {
  it.each([
    [['--seats', 'person,robot,bot:random,bot:random'], 'no kind of player "robot"'],
    [['--seats', 'person'], '1 players for 4 seats'],
    [['--json', '--seats', 'person,bot:random,bot:random,bot:random'], '--json shows what spectators see'],
    [['--heads', '5'], 'Allowed choices are 1, 2, 3, 4'],
    [['--edition', '1993'], 'no edition 1993; there is'],
    [['--resume', 'x.json', '--seed', 'y'], 'leave them out with --resume'],
    [['--resume', 'x.json', '--edition', '2026'], 'leave out --edition'],
    [['--resume', 'x.json', '--heads', '2'], 'leave out --heads'],
    [['--resume', 'x.json', '--casual'], 'leave out --casual'],
    [['--resume', 'x.json', '--limited'], 'leave out --limited'],
    [['--colour'], "unknown option '--colour'"],
  ])('%j should be told and end with 2', async (argv, message) => {
    const { code, err, out } = await ettin(['play', ...argv]);
    expect(code).toBe(EXIT.badInput);
    expect(err).toContain(message);
    expect(out).toBe('');
  });
});
