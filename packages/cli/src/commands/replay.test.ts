import type { Replay } from '@ettin/replay';
import { describe, expect, it } from 'vitest';
import { EXIT, ettin } from '../io/fake-io.fixture.js';
import { folder } from '../io/folder.fixture.js';

/** Whole games are played here, on a busy machine too. */
const BOTS = 'bot:random,bot:random,bot:random,bot:random';
let text = '';

/** The same recorded game for every test. */
async function recorded(): Promise<string> {
  if (text === '') {
    const files = folder();
    await ettin(['play', '--seats', BOTS, '--seed', 'replay', '--save', 'r.json'], { cwd: files.path });
    text = files.read('r.json');
  }
  return text;
}

async function replayOf(change: (r: Replay) => unknown, argv: readonly string[] = []) {
  const files = folder({ 'r.json': JSON.stringify(change(JSON.parse(await recorded()) as Replay)) });
  return ettin(['replay', 'r.json', ...argv], { cwd: files.path });
}

describe('ettin replay', () => {
  it('should show the whole game, with every checkpoint in agreement', async () => {
    const { code, out, err } = await replayOf((r) => r);
    expect(err).toBe('');
    expect(code).toBe(EXIT.done);
    expect(out).toMatch(/Turn 1: Team [AB]/);
    expect(out).toMatch(/wins after|A draw/);
  });

  it('should write JSON lines for one seat, which sees its own team draw and not the other', async () => {
    const { out } = await replayOf((r) => r, ['--json', '--seat', 'A1']);
    const all = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const draws = all
      .map((l) => l.event as { cause?: string; owner?: number; name?: string | null } | undefined)
      .filter((e) => e?.cause === 'draw');
    expect(draws.filter((e) => (e?.owner ?? 0) < 2).every((e) => e?.name !== null)).toBe(true);
    expect(draws.filter((e) => (e?.owner ?? 0) >= 2).every((e) => e?.name === null)).toBe(true);
    const last = all.at(-1) as {
      kind: string;
      checkpoints: { checked: number; of: number };
      view: { viewer: number };
    };
    expect(last.kind).toBe('result');
    expect(last.checkpoints.checked).toBe(last.checkpoints.of);
    expect(last.view.viewer).toBe(0);
  });

  it('should step forward and back at a terminal', async () => {
    const files = folder({ 'r.json': await recorded() });
    const { code, out } = await ettin(['replay', 'r.json'], {
      cwd: files.path,
      interactive: true,
      typed: ['', 'n 3', 'p', 't', 'goto 5', '0', 'end', 'n', 'fly', 'b', 'q'],
    });
    expect(code).toBe(EXIT.done);
    const at = [...out.matchAll(/── action (\d+) of (\d+)/g)].map((m) => Number(m[1]));
    const last = Number(/── action \d+ of (\d+)/.exec(out)?.[1]);
    expect(at.slice(0, 3)).toEqual([1, 4, 3]);
    expect(at.slice(4, 7)).toEqual([5, 0, last]);
    expect(out).toContain('Enter or n: next');
    expect(out).toContain('There is no more');
  });

  it('should end politely when the input does', async () => {
    const files = folder({ 'r.json': await recorded() });
    const { code } = await ettin(['replay', 'r.json'], { cwd: files.path, interactive: true, typed: [] });
    expect(code).toBe(EXIT.done);
  });
});

/** What JSON can hold and no words can be made of. */
const ODD = { toString: 1, valueOf: 1 };

describe('a damaged replay', () => {
  const damaged: readonly (readonly [string, (r: Replay) => unknown, RegExp])[] = [
    [
      'an action that the rules refuse',
      (r) => ({
        ...r,
        actions: r.actions.map((a, i) => (i === 9 ? { ...a, type: 'concede', player: 77 } : a)),
      }),
      /damaged at action 10: concede by seat 77 is refused: no player 77/,
    ],
    [
      'a seed that was changed',
      (r) => ({ ...r, setup: { ...r.setup, seed: 'other' } }),
      /damaged at action 0: the opening state isn't the recorded one/,
    ],
    [
      'a checkpoint that was changed',
      (r) => ({ ...r, checkpoints: r.checkpoints.map(([n, h], i) => (i === 2 ? [n, 'feed'] : [n, h])) }),
      /damaged at action 100: the state after action 100 isn't the recorded one; after action 50 it still was/,
    ],
    [
      'actions that were cut off',
      (r) => ({ ...r, actions: r.actions.slice(0, 60) }),
      /lost its actions: there are only 60/,
    ],
    [
      'an action of no type',
      (r) => ({ ...r, actions: [{ type: 'sing', player: 0 }, ...r.actions] }),
      /action 1: no type of action "sing"/,
    ],
    [
      'a result that was changed',
      (r) => ({ ...r, result: { winner: null, reason: 'loop' } }),
      /the file says a draw/,
    ],
    [
      'teams without players',
      (r) => ({ ...r, setup: { ...r.setup, teams: [[], []] } }),
      /damaged at action 0/,
    ],
    [
      'a result that is none',
      (r) => ({ ...r, result: { winner: ODD, reason: ODD } }),
      /"result" has to be null, or the team that won/,
    ],
    [
      'a team that begins and is none',
      (r) => ({ ...r, setup: { ...r.setup, startingTeam: -1 } }),
      /damaged at action 0: startingTeam has to be a whole number from 0 to 1/,
    ],
    [
      'cards that are shared by nobody',
      (r) => ({ ...r, setup: { ...r.setup, sharedSideboards: ODD } }),
      /is damaged: "setup.sharedSideboards" has to be a list for each team/,
    ],
    [
      'an answer of no kind',
      (r) => ({
        ...r,
        actions: r.actions.map((a, i) => (i === 0 ? { ...a, answer: { kind: ODD } } : a)),
      }),
      /damaged at action 1: answer by seat \d is refused: an answer of kind mulligan is asked for/,
    ],
    ['a format of no words', (r) => ({ ...r, format: ODD }), /format {"toString":1,"valueOf":1}; this/],
    ['another format', (r) => ({ ...r, format: 9 }), /format 9; this version reads formats 1 and 2/],
    ['a missing part', (r) => ({ ...r, checkpoints: undefined }), /"checkpoints" has to be a list/],
  ];

  it.each(damaged)('should be told where: %s', async (_, change, message) => {
    const { code, err, out } = await replayOf(change);
    expect(err).toMatch(message);
    expect(code).toBe(EXIT.badInput);
    expect(out).toBe('');
  });

  it('should be told by line and column when it is no JSON', async () => {
    const files = folder({ 'r.json': '{\n  "ettin": "replay",\n  oops\n}\n' });
    const { code, err } = await ettin(['replay', 'r.json'], { cwd: files.path });
    expect(code).toBe(EXIT.badInput);
    expect(err).toMatch(/r\.json is damaged: it is no JSON: .*line 3/);
  });

  it('should be shown as far as it goes when forced', async () => {
    const { code, err, out } = await replayOf(
      (r) => ({
        ...r,
        actions: r.actions.map((a, i) => (i === 30 ? { type: 'cancel', player: 0, decision: 1 } : a)),
      }),
      ['--force'],
    );
    expect(code).toBe(EXIT.failed);
    expect(err).toContain('damaged at action 31');
    expect(out).toContain('Turn 1');
  });
});

describe('a replay of another version', () => {
  it('should be refused with what is different, and tried when forced', async () => {
    const other = (r: Replay) => ({ ...r, engine: '0.0.1', rules: 'cafe' });
    const refused = await replayOf(other);
    expect(refused.code).toBe(EXIT.badInput);
    expect(refused.err).toContain('recorded with engine 0.0.1');
    expect(refused.err).toContain('hash cafe');
    expect((await replayOf(other, ['--force'])).code).toBe(EXIT.done);
  });

  it('should not be called damaged where it goes another way', async () => {
    const other = (r: Replay) => ({
      ...r,
      rules: 'cafe',
      checkpoints: [[0, 'beef'], ...r.checkpoints.slice(1)],
    });
    const { code, err } = await replayOf(other, ['--force']);
    expect(code).toBe(EXIT.failed);
    expect(err).toMatch(/was recorded with other rules or card data .*goes another way at action 0/s);
    expect(err).not.toContain('damaged');
  });

  it('should be looked at through a seat that is there', async () => {
    const { code, err } = await replayOf((r) => r, ['--seat', 'C9']);
    expect(code).toBe(EXIT.badInput);
    expect(err).toContain('nobody called C9 plays here; there is A1, A2, B1, B2 or spectator');
  });
});
