import type { Language, Names } from '@ettin/text';
import { BadInput, type Io } from '../io/io.js';
import { fold, pageWidth } from '../io/layout.js';
import type { Paint } from '../io/paint.js';
import { SAY } from '../words/terminal.js';

/** What a person says instead of an answer. Thrown, since it ends every prompt that is open. */
export class Interruption extends Error {
  constructor(readonly kind: 'leave' | 'concede' | 'cancel') {
    super(kind);
  }
}

/** Says what is wrong with a line, in words for the person; the prompt then asks again. */
export class Again extends Error {}

/** A word that does something and leaves the prompt open. `rest`: the words after it. */
export type Command = (rest: string) => void | Promise<void>;

export interface Reader {
  readonly who: string;
  readonly language: Language;
  readonly names: Names;
}

/** Asks one person at the terminal, until a line makes sense. */
export class Talk {
  constructor(
    readonly io: Io,
    readonly paint: Paint,
    private readonly reader: Reader,
    private readonly commands: Readonly<Record<string, Command>>,
  ) {}

  get language(): Language {
    return this.reader.language;
  }

  /** Everything that the person has seen or heard of. */
  get names(): Names {
    return this.reader.names;
  }

  say(lines: readonly string[]): void {
    const width = pageWidth(this.io);
    for (const line of lines.flatMap((l) => fold(l, width))) this.io.out(`${line}\n`);
  }

  /**
   * `accept` reads a line (an empty one too) and throws `Again` with the reason when it makes no sense. With
   * `freeText` commands need a slash before them. Throws `Interruption` at the end of input and on "quit".
   */
  async ask<T>(accept: (line: string) => T, freeText = false): Promise<T> {
    for (;;) {
      const raw = await this.io.ask(`${this.reader.who}> `);
      if (raw === null) throw new Interruption('leave');
      const line = raw.trim();
      try {
        if (await this.command(line, freeText)) continue;
        return accept(line);
      } catch (error) {
        if (!(error instanceof Again) && !(error instanceof BadInput)) throw error;
        this.say([this.paint.bad(error.message)]);
      }
    }
  }

  private async command(line: string, freeText: boolean): Promise<boolean> {
    const [first = '', ...rest] = line.split(/\s+/);
    const slashed = first.startsWith('/') || first === '?';
    if (freeText && !slashed) return false;
    const word = first.replace(/^\//, '').toLowerCase();
    const known = Object.hasOwn(this.commands, word) ? this.commands[word] : undefined;
    if (known === undefined) {
      if (first.startsWith('/')) throw new Again(SAY.text(this.language, 'noCommand', { word: first }));
      return false;
    }
    await known(rest.join(' '));
    return true;
  }
}

/** Numbers of list items, from 1: "1 3-5" of 6. Throws `Again`. */
export function readNumbers(line: string, most: number, language: Language): readonly number[] {
  const numbers: number[] = [];
  for (const word of line.split(/[\s,;]+/).filter((w) => w !== '')) {
    const range = /^(\d+)(?:-(\d+))?$/.exec(word);
    if (range === null) throw new Again(SAY.text(language, 'noNumber', { word }));
    const from = Number(range[1]);
    const to = Number(range[2] ?? range[1]);
    if (from < 1 || to > most || to < from) throw new Again(SAY.text(language, 'outOfRange', { most, word }));
    for (let n = from; n <= to; n++) numbers.push(n);
  }
  if (new Set(numbers).size !== numbers.length) throw new Again(SAY.text(language, 'onceEach'));
  return numbers;
}
