import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXIT, ettin } from '../io/fake-io.fixture.js';
import { folder } from '../io/folder.fixture.js';

/** Where a text contradicts itself, whoever plays may decide: C4, C6, C10 and C22 of the contradictions. */

const SIX = Array<string>(6).fill('bot:random').join(',');

describe('ettin play --choice', () => {
  it('should play the other reading, and a saved game go on with it', async () => {
    const { path: cwd } = folder();
    const argv = [
      'play',
      '--edition',
      '2010-es',
      '--heads',
      '3',
      '--choice',
      'C6=literal',
      '--choice',
      'C10=two',
    ];
    const { code, err } = await ettin(
      [...argv, '--seats', SIX, '--seed', 'c', '--json', '--save', 'r.json'],
      { cwd },
    );
    expect([code, err]).toEqual([EXIT.done, expect.stringContaining('Saved as r.json')]);
    const replay: unknown = JSON.parse(readFileSync(`${cwd}/r.json`, 'utf8'));
    expect(replay).toMatchObject({ edition: '2010-es', choices: { C6: 'literal', C10: 'two' } });
    expect((await ettin(['replay', 'r.json', '--json'], { cwd })).code).toBe(EXIT.done);
  });

  it('should have three heads begin with 60 life then', async () => {
    const argv = ['play', '--edition', '2010-es', '--heads', '3', '--seats', `person,${SIX.slice(11)}`];
    const { out } = await ettin([...argv, '--choice', 'C6=literal', '--seed', 'c'], { typed: ['quit'] });
    expect(out).toContain('life 60');
    const usual = await ettin([...argv, '--seed', 'c'], { typed: ['quit'] });
    expect(usual.out).toContain('life 45');
  });

  it.each([
    [['--choice', 'C6'], 'such as C6=literal'],
    [['--choice', 'C6=literal'], 'edition 2026 has no choice C6; it has C22'],
    [
      ['--edition', '2005-fr', '--choice', 'C4=maybe'],
      'no maybe can be chosen; there is rules or tournament',
    ],
    [['--resume', 'x.json', '--choice', 'C6=literal'], 'leave out --choice'],
  ])('should refuse %j by name', async (argv, message) => {
    const { code, err } = await ettin(['play', ...argv], { cwd: folder().path });
    expect([code, err]).toEqual([EXIT.badInput, expect.stringContaining(message)]);
  });

  it('should hold decks to what is chosen of them (C22)', async () => {
    const files = folder({
      'one.txt': '2 Naturalize\n58 Forest\n',
      'two.txt': '2 Naturalize\n58 Forest\n',
    });
    const argv = ['play', 'one.txt', 'two.txt', '--seats', 'bot:random,bot:random,bot:random,bot:random'];
    const strict = await ettin([...argv, '--json'], { cwd: files.path });
    expect(strict.code).toBe(EXIT.badInput);
    const four = await ettin([...argv, '--json', '--choice', 'C22=fourPerTeam'], { cwd: files.path });
    expect(four.code).toBe(EXIT.done);
  });
});
