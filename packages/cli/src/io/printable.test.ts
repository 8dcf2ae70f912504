import { describe, expect, it } from 'vitest';
import { ettin } from './fake-io.fixture.js';
import { folder } from './folder.fixture.js';
import { printableIo } from './io.js';
import { inOneLine, printable, styled, unstyled } from './printable.js';

// Unicode's bidirectional controls, C0 and C1 controls, and what else has no width
const OBEYED = [
  '\u001b',
  '\u0007',
  '\u0000',
  '\r',
  '\t',
  '\u007f',
  '\u009b',
  '\u202e',
  '\u2066',
  '\u200f',
  '\u061c',
];

describe('text from outside', () => {
  it('should be shown and not obeyed', () => {
    expect(printable('a\u001b[2Jb')).toBe('a\\u001b[2Jb');
    expect(printable('\u202eevil')).toBe('\\u202eevil');
    for (const one of [...OBEYED, '\u2028', '\u200b', '\ufeff', '\u00ad', '\ud800', '\u{e0041}', '\ufdd0'])
      expect([...printable(`x${one}y`)].every((c) => c >= ' ' && c <= '~')).toBe(true);
  });

  it('should keep letters of every script and line breaks', () => {
    const text = 'Jötun Æther Лилиана 稲妻 ½ — “x” 🂡\nline';
    expect(printable(text)).toBe(text);
  });

  it('should say the same as JSON when it is in a JSON text', () => {
    const value = { name: OBEYED.join('x') };
    expect(JSON.parse(printable(JSON.stringify(value)))).toEqual(value);
  });

  it('should let only our own styles through', () => {
    const text = styled(`a${styled('\u001b[5mb', 31, 39)}`, 1, 22);
    expect(printable(text)).toBe('\u001b[1ma\u001b[31m\\u001b[5mb\u001b[39m\u001b[22m');
    expect(unstyled(text)).toBe('a\u001b[5mb');
    expect(printable('\ufdd0key:31\ufdd1')).toBe('\\ufdd0key:31\\ufdd1');
  });

  it('should not make lines of its own', () => {
    expect(inOneLine('a\nerror: b')).toBe('a\\u000aerror: b');
  });

  it('should reach neither output nor prompts raw', async () => {
    const said: string[] = [];
    const say = (text: string) => {
      said.push(text);
    };
    const io = printableIo({
      out: say,
      err: say,
      interactive: true,
      outIsTerminal: true,
      errIsTerminal: true,
      columns: () => 80,
      env: {},
      cwd: '/',
      ask: (prompt) => {
        say(prompt);
        return Promise.resolve(null);
      },
      stop: new AbortController().signal,
      unheard: (work) => work(),
      pause: () => Promise.resolve(),
    });
    io.out('\u0007');
    io.err('\u0007');
    await io.ask('\u0007');
    expect(said).toEqual(['\\u0007', '\\u0007', '\\u0007']);
    io.control('out', 'clearLine');
    expect(said.at(-1)).toBe('\r\u001b[K');
  });
});

describe('commands given text with control characters', () => {
  const nasty = '\u001b]0;zzqx\u0007\u202e';
  const obeyed = /(?!\n)[\p{Cc}\p{Cf}]/u;

  it('should print none of them', async () => {
    const { path } = folder({
      'deck.txt': `4 Grizzly ${nasty}Bears\nName: x${nasty}\n`,
      [`d${nasty}.txt`]: 'nothing',
      'a.yaml': `scenario: "${'\\e[2J'}"\ntitle: ${nasty}\n`,
      'b.json': JSON.stringify({ ettin: 'replay', format: nasty }),
      'c.json': JSON.stringify({ kind: nasty }),
    });
    for (const argv of [
      ['deck', 'check', 'deck.txt'],
      ['deck', 'check', `d${nasty}.txt`, `no${nasty}`],
      ['play', 'deck.txt', 'deck.txt'],
      ['cards', 'show', nasty],
      ['rules', 'show', nasty],
      ['rules', 'search', nasty, 'zzz'],
      ['scenario', 'run', '.'],
      ['replay', 'b.json'],
      ['fuzz', '--again', 'c.json'],
      ['new', 'card', `x${nasty}`, '--types', nasty],
      [nasty],
      ['play', '--seats', nasty],
      ['play', `--${nasty}`],
    ]) {
      const ran = await ettin(argv, { cwd: path });
      expect(ran.out + ran.err, argv.join(' ')).not.toMatch(obeyed);
      expect(ran.out + ran.err).not.toBe('');
    }
  });
});
