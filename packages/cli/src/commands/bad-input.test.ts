import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ettin } from '../io/fake-io.fixture.js';
import { folder } from '../io/folder.fixture.js';

const MEGABYTE = 1 << 20;

/** A folder with one file of each kind that isn't what a command asks for. */
function strange(): string {
  const { path } = folder({
    'empty.txt': '',
    'zero.txt': '4 Forest\0\n',
    'deep.json': '['.repeat(200_000),
    'deep.yaml': `${'['.repeat(2000)}${']'.repeat(2000)}`,
    'bomb.yaml': `a: &a [x]\n${'bcdefg'.replace(/./g, (c) => `${c}: [${'*a,'.repeat(9)}]\n`)}`,
    'many.yaml': 'teams: {A: {A1: {board: [99999999 Plains]}}}',
  });
  mkdirSync(join(path, 'folder'));
  return path;
}

/** Every command that reads a file, with the file last. */
const READERS: readonly (readonly string[])[] = [
  ['deck', 'check'],
  ['play', 'Hearth Chorus'],
  ['play', '--resume'],
  ['replay'],
  ['replay', '--force'],
  ['scenario', 'run'],
  ['rules', 'coverage', '--scenarios'],
  ['fuzz', '--again'],
  ['new', 'card', 'Odd Ox', '--from'],
];

describe('a file that is none of ours', () => {
  it.each(READERS.map((argv) => [argv.join(' '), argv] as const))(
    'should be told by "%s"',
    async (_, argv) => {
      const cwd = strange();
      for (const file of ['nothere', 'folder', 'empty.txt', 'zero.txt', 'deep.json', 'nothere/x', 'a\0b']) {
        const ran = await ettin([...argv, file], { cwd });
        // a list without cards, or of another program, is a deck that isn't legal
        const checked = argv[0] === 'deck' && (file === 'empty.txt' || file === 'deep.json');
        expect(ran.code, file).toBe(checked ? 1 : 2);
        expect(ran.out + ran.err, file).not.toMatch(/ENO|EISDIR|SyntaxError|call stack|\n {4}at /);
        expect(ran.out + ran.err, file).toContain(file.replace('\0', '\\u0000'));
      }
    },
  );

  it('should be told in words why it can not be read', async () => {
    const cwd = strange();
    const errOf = async (...argv: string[]) => (await ettin(argv, { cwd })).err;
    expect(await errOf('fuzz', '--again', 'nothere')).toContain(
      "nothere can't be read: there is no such file",
    );
    expect(await errOf('rules', 'coverage', '--scenarios', 'nothere')).toContain('there is no such file');
    expect(await errOf('replay', 'folder')).toContain("folder can't be read: it is a folder");
    expect(await errOf('scenario', 'run', 'zero.txt')).toContain("zero.txt can't be read: it is no text");
  });
});

describe('a file that is too much', () => {
  it('should be refused by its size', async () => {
    const { path } = folder({ 'big.txt': '4 Frest\n'.repeat(MEGABYTE / 4) });
    for (const argv of [
      ['deck', 'check'],
      ['scenario', 'run'],
    ]) {
      const ran = await ettin([...argv, 'big.txt'], { cwd: path });
      expect(ran.code).toBe(2);
      expect(ran.err).toContain("big.txt can't be read: it has more than 1 MB");
    }
  });

  it('should be refused by its lines and by its cards', async () => {
    const { path } = folder({
      'lines.txt': '1 Forest\n'.repeat(5001),
      'cards.txt': '999 Forest\n'.repeat(6),
    });
    const lines = await ettin(['deck', 'check', 'lines.txt'], { cwd: path });
    expect([lines.code, lines.err]).toEqual([2, expect.stringContaining('at most 5000')]);
    const cards = await ettin(['play', 'cards.txt', 'cards.txt', '--casual'], { cwd: path });
    expect([cards.code, cards.err]).toEqual([2, expect.stringContaining('it has 5994 cards')]);
  });

  it('should be told in a report of bounded length and time', async () => {
    const lines = Array.from({ length: 4000 }, (_, i) => `1 Unknown Card ${i}`).join('\n');
    const { path } = folder({ 'deck.txt': lines });
    const start = performance.now();
    const ran = await ettin(['deck', 'check', 'deck.txt'], { cwd: path });
    expect(performance.now() - start).toBeLessThan(20_000);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain('… and 3900 more');
    expect(ran.out.split('\n').length).toBeLessThan(400);
  });

  it('should be refused when it nests or multiplies without end', async () => {
    const cwd = strange();
    const outOf = async (file: string) => (await ettin(['scenario', 'run', file], { cwd })).out;
    expect(await outOf('deep.yaml')).toContain('deep.yaml:1: this is nested too deep');
    expect(await outOf('bomb.yaml')).toContain('anchors and aliases are not used');
    expect(await outOf('many.yaml')).toContain('many.yaml:1: a board has at most 20000 cards');
  });
});

describe('numbers and words that are none', () => {
  it.each([
    ['fuzz --games -1', /from 1 to 1000000/],
    ['fuzz --games 1e9', /from 1 to 1000000/],
    ['fuzz --games NaN', /from 1 to 1000000/],
    ['fuzz --shrink 1.5', /whole number of seconds/],
    ['bench --floor -5', /from 1 to 1000000/],
    ['play --heads 9', /1, 2, 3, 4/],
    ['play --first C', /A, B/],
    ['play --seats x', /no kind of player "x"/],
    ['play --edition 1899', /no edition 1899/],
    ['rules show 99x', /no rule 99x/],
    ['rules search .', /say what to look for/],
    ['cards list --color Q', /no color "Q"/],
    ['cards show Zzzz', /near it/],
    ['new keyword 1', /letters, please/],
    ['start --nope', /unknown option/],
    ['nope', /unknown command/],
  ])('should be told by "%s"', async (line, message) => {
    const ran = await ettin(line.split(' '));
    expect(ran.code).toBe(2);
    expect(ran.err).toMatch(message);
  });

  it('should be told for an empty search', async () => {
    expect((await ettin(['rules', 'search', ''])).code).toBe(2);
  });
});

describe('a place where nothing can be written', () => {
  // in a child: it is the whole process that would hang
  it('should be told by a server that was to keep its tables there', () => {
    const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
    const args = [main, 'serve', '--no-page', '--port', '0', '--store', '/proc/x/tables.db'];
    const ran = spawnSync(process.execPath, args, {
      encoding: 'utf8',
      timeout: 60_000,
      killSignal: 'SIGKILL',
    });
    expect(ran.stderr).toContain("error: the folder /proc/x can't be made");
    expect(ran.status).toBe(2);
  });

  it('should be told before anything is played', async () => {
    const { path } = folder({ 'a.txt': '' });
    for (const line of [
      'fuzz --games 1 --out a.txt/x',
      'fuzz --games 1 --out /proc/x',
      'play --json --save a.txt/x',
    ]) {
      const ran = await ettin(line.split(' '), { cwd: path });
      expect(ran.code, line).toBe(2);
      expect(ran.err, line).toMatch(
        /can't be written: (a part of its path is a file|its folder can't be made)/,
      );
      expect(ran.out, line).toBe('');
    }
  });
});
