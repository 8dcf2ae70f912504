import { TEXT_IDS } from '@ettin/editions';
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
      edition: '2026',
      document: 'mtr-2025-04',
      play: 'constructed',
      decks: [
        { source: 'a.txt', name: 'a.txt', cards: 60, sideboard: 0, problems: [], unsupported: [] },
        { source: 'c.txt', name: 'c.txt', cards: 59, sideboard: 0, problems: [], unsupported: [] },
      ],
      faults: [expect.objectContaining({ code: 'tooFewCards', decks: [1], rule: 'CR 100.2a' })],
    });
  });

  // 60 cards (CR 100.2a), no name in two decks of a team (MTR 8.4)
  it.each([
    ['es', 'Mazo 2: El mazo tiene 59 cartas; necesita 60. (CR 100.2a)', /^2 faltas\.$/m],
    ['fr', 'Deck 2 : Le deck a 59 cartes ; il en faut 60. (CR 100.2a)', /^2 fautes\.$/m],
    ['ja', 'デッキ2：デッキは59枚で、60枚必要です。 (CR 100.2a)', /^問題が2件あります。$/m],
  ])('should say it in %s with the numbers', async (lang, small, all) => {
    const files = folder({ 'a.txt': '56 Mountain\n4 Shock\n', 'b.txt': '58 Mountain\n1 Shock\n' });
    const argv = ['deck', 'check', 'a.txt', 'b.txt', '--lang', lang];
    const { code, out } = await ettin(argv, { cwd: files.path, columns: 200 });
    expect(code).toBe(EXIT.failed);
    expect(out).toContain(small);
    expect(out).toMatch(all);
    expect(out).not.toMatch(/\b(?:cards|has|is in|faults)\b/);
    const odd = folder({ 'a.txt': '0 Mountain\n60 Mountian\n' });
    const read = await ettin(['deck', 'check', 'a.txt', '--lang', lang], { cwd: odd.path, columns: 200 });
    expect(read.out).toContain('Mountain');
    expect(read.out).not.toMatch(/\b(?:number|near it|built-in)\b/);
  });

  it('should follow the rules of the date: four a team, with the lines that the edition has (es.2.1)', async () => {
    const files = folder({ 'a.txt': '56 Forest\n4 Naturalize\n', 'b.txt': '1 Naturalize\n59 Forest\n' });
    const argv = ['deck', 'check', 'a.txt', 'b.txt', '--edition'];
    const old = await ettin([...argv, '2010-es'], { cwd: files.path, columns: 200 });
    expect(old.code).toBe(EXIT.failed);
    expect(old.out).toContain(
      'Decks 1 and 2 together have 5 copies of Naturalize; 4 for the team at most. (es.2.1) — a.txt:2, b.txt:1',
    );
    const json = await ettin([...argv, '2005-fr', '--json'], { cwd: files.path });
    expect(read(json.out)).toMatchObject({
      edition: '2005-fr',
      document: 'fr-2005-09',
      faults: [
        {
          code: 'tooManyOnTeam',
          decks: [0, 1],
          card: 'Naturalize',
          rule: 'FR 161',
          lines: [
            { deck: 0, line: 2 },
            { deck: 1, line: 1 },
          ],
        },
      ],
    });
    const none = await ettin([...argv, '1999'], { cwd: files.path });
    expect(none.code).toBe(EXIT.badInput);
    expect(none.err).toContain('no edition 1999');
  });

  it('should let formats and the other way of unified decks be named (C22)', async () => {
    const files = folder({ 'a.txt': '58 Forest\n2 Naturalize\n', 'b.txt': '2 Naturalize\n58 Forest\n' });
    const check = (...more: string[]) =>
      ettin(['deck', 'check', 'a.txt', 'b.txt', ...more], { cwd: files.path, columns: 200 });
    expect((await check()).code).toBe(EXIT.failed);
    expect((await check('--unified', 'fourPerTeam')).code).toBe(EXIT.done);
    const restricted = await check('--edition', '2009-en', '--restricted', 'naturalize');
    expect(restricted.out).toMatch(
      /4 copies of Naturalize, which is restricted: one for the team at most\. \(MTR 8\.5\)/,
    );
    const banned = await check('--edition', '2009-en', '--banned', 'Naturalize');
    expect(banned.out).toContain('Naturalize is banned in this format. (MTR 8.5)');
  });

  it('should refuse to ban or restrict what is no card, with names near it', async () => {
    const files = folder({ 'a.txt': '56 Mountain\n4 Lightning Bolt\n' });
    const check = (...more: string[]) => ettin(['deck', 'check', 'a.txt', ...more], { cwd: files.path });
    for (const flag of ['banned', 'restricted']) {
      const typo = await check(`--${flag}`, 'Lightnig Bolt');
      expect(typo.code).toBe(EXIT.badInput);
      expect(typo.err).toContain(`--${flag}: no built-in card Lightnig Bolt`);
      expect(typo.err).toContain('Lightning Bolt');
      for (const empty of ['', '  ']) {
        const none = await check(`--${flag}`, empty);
        expect(none.code).toBe(EXIT.badInput);
        expect(none.err).toContain(`--${flag} needs the name of a card`);
      }
    }
  });

  it('should refuse an edition without a name, and say which there are', async () => {
    const { code, err } = await ettin(['deck', 'check', 'Hearth Chorus', '--edition', '']);
    expect(code).toBe(EXIT.badInput);
    expect(err).toContain('an edition is needed; there is 2005-08');
  });

  it('should hold limited decks to forty cards and the pool', async () => {
    const files = folder({
      'a.txt': '36 Mountain\n4 Shock\n',
      'b.txt': '38 Mountain\n2 Shock\n',
      'pool.txt': '5 Shock\n40 Hill Giant\n',
    });
    const argv = ['deck', 'check', 'a.txt', 'b.txt'];
    expect((await ettin([...argv, '--limited'], { cwd: files.path })).code).toBe(EXIT.done);
    const pool = await ettin([...argv, '--limited', '--pool', 'pool.txt'], { cwd: files.path, columns: 200 });
    expect(pool.code).toBe(EXIT.failed);
    expect(pool.out).toContain("The decks have 6 of Shock, the team's pool 5. (MTR 7.3) — a.txt:2, b.txt:2");
    const alone = await ettin([...argv, '--pool', 'pool.txt'], { cwd: files.path });
    expect(alone.code).toBe(EXIT.badInput);
    expect(alone.err).toContain('add --limited');
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

  it('should look at every text of the rulebook', async () => {
    const files = folder({ 'rift.yaml': SCENARIO });
    const { code, out } = await ettin(['rules', 'coverage', '--all', '--scenarios', files.path, '--json']);
    expect(code).toBe(EXIT.failed);
    const { editions } = read(out) as { editions: { edition: string; lines: object[]; without: string[] }[] };
    expect(editions.map(({ edition }) => edition)).toEqual([...TEXT_IDS]);
    expect(editions.reduce((sum, { lines }) => sum + lines.length, 0)).toBe(574);
    expect(editions.at(-1)?.without).toHaveLength((editions.at(-1)?.lines.length ?? 0) - 1);
  });

  it('should name an edition without lines', async () => {
    const files = folder({ 'rift.yaml': SCENARIO });
    const { code, err } = await ettin([
      'rules',
      'coverage',
      '--edition',
      '2024-11',
      '--scenarios',
      files.path,
    ]);
    expect(code).toBe(EXIT.badInput);
    expect(err).toContain('edition 2024-11 has no lines of its own');
    expect(err).toContain('--edition 2026');
    expect(err).toContain('--all');
    // before any scenario is looked at
    const none = await ettin(['rules', 'coverage', '--edition', '2024-11', '--scenarios', 'nothere']);
    expect(none.err).toContain('edition 2024-11 has no lines of its own');
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

  it(
    'should play so many games of each of several editions, with one line for all',
    async () => {
      const argv = ['fuzz', '--editions', '2005-fr, 2026', '--games', '2', '--seed', 'cli', '--workers', '0'];
      const { code, out } = await ettin([...argv, '--shrink', '0']);
      expect(code, out).toBe(EXIT.done);
      const [first, second, total] = out.trimEnd().split('\n');
      expect(first).toMatch(/^2005-fr: 2 games, \d+ actions, no failure \(seed cli-2005-fr\)$/);
      expect(second).toMatch(/^2026: 2 games, \d+ actions, no failure \(seed cli-2026\)$/);
      expect(total).toMatch(/^4 games of 2 editions, \d+ actions, no failure$/);
      const { out: json } = await ettin([...argv, '--shrink', '0', '--json']);
      const { ok, editions } = read(json) as { ok: boolean; editions: { edition: string; games: number }[] };
      expect(ok).toBe(true);
      expect(editions.map(({ edition, games }) => [edition, games])).toEqual([
        ['2005-fr', 2],
        ['2026', 2],
      ]);
    },
    GAMES,
  );

  it(
    'should make decks of cards of the time of an edition',
    async () => {
      const argv = ['fuzz', '--edition', '2005-08', '--games', '1', '--seed', 'cli', '--json'];
      const played = async (which: string) => {
        const { out } = await ettin([...argv, '--cards', which, '--workers', '0', '--shrink', '0']);
        return read(out) as { cardsUsed: number; cardsUnused: string[] };
      };
      const old = await played('of-its-time');
      const all = await played('all');
      // the first set of planeswalkers was released in 2007
      expect(all.cardsUnused).toContain('Jace Beleren');
      expect(old.cardsUnused).not.toContain('Jace Beleren');
      expect(old.cardsUsed + old.cardsUnused.length).toBeLessThan(all.cardsUsed + all.cardsUnused.length);
    },
    GAMES,
  );

  it('should refuse one edition together with several, and cards that are no choice', async () => {
    const both = await ettin(['fuzz', '--edition', '2026', '--editions', 'all']);
    expect(both.code).toBe(EXIT.badInput);
    expect(both.err).toContain('--editions');
    const cards = await ettin(['fuzz', '--cards', 'old']);
    expect(cards.code).toBe(EXIT.badInput);
    expect(cards.err).toContain('of-its-time');
    const none = await ettin(['fuzz', '--editions', '2026,1999']);
    expect(none.code).toBe(EXIT.badInput);
    expect(none.err).toContain('no edition 1999');
  });

  it('should refuse what is no number of games', async () => {
    const { code, err } = await ettin(['fuzz', '--games', 'many']);
    expect(code).toBe(EXIT.badInput);
    expect(err).toContain('a whole number from 1 to 1000000');
  });
});
