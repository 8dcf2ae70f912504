import { describe, expect, it } from 'vitest';
import { EXIT, ettin } from '../io/fake-io.fixture.js';
import { folder } from '../io/folder.fixture.js';

/** Milliseconds for tests that play whole games, on a busy machine too. */
const GAMES = 60_000;
const MOUNTAINS = '60 Mountain\n';
const read = (out: string): unknown => JSON.parse(out);

describe('ettin deck check', () => {
  it('should accept starter decks that belong together', async () => {
    const { code, out } = await ettin(['deck', 'check', 'Hearth Chorus', 'toll-of-bells']);
    expect(code).toBe(EXIT.done);
    expect(out).toContain('The decks are legal together.');
  });

  it('should tell every fault with its rule: a name in both decks of a team (MTR 8.4)', async () => {
    const files = folder({
      'a.txt': '56 Mountain\n4 Lightning Bolt\n',
      'b.txt': '59 Mountain\n1 Lightning Bolt\n2 Hill Giant\n',
      'c.txt': '55 Mountain\n4 Hill Giant\n',
    });
    const both = await ettin(['deck', 'check', 'a.txt', 'b.txt'], { cwd: files.path });
    expect(both.code).toBe(EXIT.failed);
    expect(both.out).toContain('Lightning Bolt is in decks 1 and 2');
    expect(both.out).toContain('(MTR 8.4)');
    // basic lands may be in both, and a and c share nothing else; c is too small (CR 100.2a)
    const small = await ettin(['deck', 'check', 'a.txt', 'c.txt', '--json'], { cwd: files.path });
    expect(small.code).toBe(EXIT.failed);
    expect(read(small.out)).toEqual({
      ok: false,
      decks: [
        { source: 'a.txt', name: 'a.txt', cards: 60, sideboard: 0, problems: [], unsupported: [] },
        { source: 'c.txt', name: 'c.txt', cards: 59, sideboard: 0, problems: [], unsupported: [] },
      ],
      faults: [expect.objectContaining({ code: 'tooFewCards', decks: [1], rule: 'CR 100.2a' })],
    });
  });

  it('should tell unread lines and unsupported cards by line', async () => {
    const files = folder({ 'a.txt': `${MOUNTAINS}0 Forest\n1 Hil Giant\n` });
    const { code, out } = await ettin(['deck', 'check', 'a.txt'], { cwd: files.path });
    expect(code).toBe(EXIT.failed);
    expect(out).toMatch(/a\.txt:2: .*"0 Forest"/);
    expect(out).toContain('a.txt:3: no built-in card Hil Giant; near it: Hill Giant');
  });

  it("should end with 2 for a file that isn't there", async () => {
    const { code, err } = await ettin(['deck', 'check', 'none.txt'], { cwd: folder().path });
    expect(code).toBe(EXIT.badInput);
    expect(err).toContain("none.txt can't be read");
  });
});

const SCENARIO = `scenario: rift
title: Flame Rift takes eight life from each team
editions: [2026]
rules: [810.9.1]
teams:
  A:
    A1:
      hand: [Flame Rift]
      board: [2 Mountain]
script:
  - cast: Flame Rift
    by: A1
  - resolve
expect:
  life: {A: 22, B: 22}
bystander:
  library: all
`;

const called = (name: string) => SCENARIO.replace('scenario: rift', `scenario: ${name}`);

describe('ettin scenario run', () => {
  it('should refuse a scenario that is called otherwise than its file', async () => {
    const files = folder({ 'drift.yaml': SCENARIO });
    const { code, out } = await ettin(['scenario', 'run', 'drift.yaml'], { cwd: files.path });
    expect(code).toBe(EXIT.badInput);
    expect(out).toContain('drift.yaml:1: scenario: rift has to be the name of the file, drift');
  });

  it('should say that all is as expected', async () => {
    const files = folder({ 'rift.yaml': SCENARIO });
    const { code, out } = await ettin(['scenario', 'run', 'rift.yaml'], { cwd: files.path });
    expect(code).toBe(EXIT.done);
    expect(out).toContain('✓ rift Flame Rift takes eight life from each team (2026)');
    expect(out).toContain('1 scenario as expected, 0 not.');
  });

  it("should tell file, line, expected and actual of what isn't", async () => {
    const files = folder({ 'rift.yaml': SCENARIO.replace('A: 22', 'A: 26'), 'good.yaml': called('good') });
    const { code, out } = await ettin(['scenario', 'run', '.'], { cwd: files.path });
    expect(code).toBe(EXIT.failed);
    expect(out).toMatch(/rift\.yaml:15: /);
    expect(out).toContain('1 scenario as expected, 1 not.');
    const report = await ettin(['scenario', 'run', 'rift.yaml', '--json'], { cwd: files.path });
    expect(read(report.out)).toMatchObject({
      ok: false,
      files: 1,
      run: 1,
      scenarios: [
        { ok: false, reports: [{ id: 'rift', edition: '2026', ok: false, failures: [{ line: 15 }] }] },
      ],
    });
  });

  it("should end with 2 for a scenario that can't be read, and name the line", async () => {
    const files = folder({ 'bad.yaml': SCENARIO.replace('Flame Rift]', 'Flam Rift]') });
    const { code, out } = await ettin(['scenario', 'run', 'bad.yaml'], { cwd: files.path });
    expect(code).toBe(EXIT.badInput);
    expect(out).toMatch(/bad\.yaml:8: .*Flam Rift/);
    const none = await ettin(['scenario', 'run', 'none.yaml'], { cwd: files.path });
    expect(none.code).toBe(EXIT.badInput);
    expect(none.err).toContain("none.yaml can't be read");
  });

  it('should report those that were run when Ctrl-C is pressed', async () => {
    const files = folder({ 'a.yaml': called('a'), 'b.yaml': called('b') });
    const { code, out } = await ettin(['scenario', 'run', '.'], {
      cwd: files.path,
      onPause: (io) => io.interrupt(),
    });
    expect(code).toBe(EXIT.stopped);
    expect(out).toContain('1 scenario as expected, 0 not, 1 not run.');
  });
});

describe('ettin rules coverage', () => {
  it('should list every testable line with its scenarios, and fail where one has none', async () => {
    const files = folder({ 'rift.yaml': SCENARIO });
    const { code, out } = await ettin(['rules', 'coverage', '--scenarios', files.path, '--json']);
    expect(code).toBe(EXIT.failed);
    const report = read(out) as { lines: { id: string; scenarios: string[] }[]; without: string[] };
    expect(report.lines.find((l) => l.id === '810.9.1')?.scenarios).toEqual(['rift']);
    expect(report.without).not.toContain('810.9.1');
    expect(report.without).toContain('810.10.1');
    expect(report.lines).toHaveLength(report.without.length + 1);
    const words = await ettin(['rules', 'coverage', '--scenarios', files.path, '--missing']);
    expect(words.out).not.toMatch(/^810\.9\.1 /m);
    expect(words.out).toMatch(/^810\.10\.1 +none — /m);
    expect(words.out).toContain(`1 of ${report.lines.length} lines`);
  });
});

describe('ettin fuzz', () => {
  it(
    'should play random games and report them, the same for the same seed with any number of workers',
    async () => {
      const argv = ['fuzz', '--games', '3', '--seed', 'cli', '--shrink', '0', '--json'];
      const { code, out } = await ettin(argv);
      const report = read(out) as { games: number; failures: unknown[]; ok: boolean };
      expect(report.games).toBe(3);
      expect(report.ok).toBe(report.failures.length === 0);
      expect(code).toBe(report.ok ? EXIT.done : EXIT.failed);
      for (const workers of ['0', '2'])
        expect((await ettin([...argv, '--workers', workers])).out, workers).toBe(out);
    },
    GAMES,
  );

  it(
    'should report the games played until Ctrl-C',
    async () => {
      const argv = ['fuzz', '--games', '50', '--seed', 'cli', '--shrink', '0', '--workers', '0'];
      const { code, out } = await ettin(argv, { onPause: (io) => io.interrupt() });
      expect(code).toBe(EXIT.stopped);
      expect(out).toContain('1 game of 50 (stopped)');
    },
    GAMES,
  );

  it('should refuse what is no number of games', async () => {
    const { code, err } = await ettin(['fuzz', '--games', 'many']);
    expect(code).toBe(EXIT.badInput);
    expect(err).toContain('a whole number from 1 to 1000000');
  });
});
