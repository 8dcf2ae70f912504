import { printable } from './printable.js';

/**
 * What a command may touch of the outside world. Commands get an `Io` and nothing else, so that tests drive them
 * with a scripted one.
 */
export interface Io {
  /** Writes to standard output. Commands get an `Io` that shows control characters instead of sending them. */
  out(text: string): void;
  /** Writes to standard error, likewise. */
  err(text: string): void;
  /** Makes a terminal do something; nothing else may hold control characters. */
  control(stream: 'out' | 'err', what: TerminalControl): void;
  /** Standard input and output are a terminal: somebody can be asked. */
  readonly interactive: boolean;
  readonly outIsTerminal: boolean;
  readonly errIsTerminal: boolean;
  /** Width of the terminal now (it may be resized), or of a page where there is none. */
  columns(): number;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** One line of input without its line break; null at the end of input and after Ctrl-C. */
  ask(prompt: string): Promise<string | null>;
  /** Aborted by Ctrl-C. Long work looks at it and ends with what it has. */
  readonly stop: AbortSignal;
  /** Work that nothing can interrupt: while it goes on, Ctrl-C ends the process instead of being heard here. */
  unheard<T>(work: () => T): T;
  /** Waits, or only lets signals in (0). Ends early when stopped. */
  pause(milliseconds: number): Promise<void>;
}

/** Forgets the screen and what was scrolled out of it; empties the line and goes to its beginning. */
export type TerminalControl = 'clearScreen' | 'clearLine';
const SEQUENCES: Readonly<Record<TerminalControl, string>> = {
  clearScreen: '\u001b[2J\u001b[3J\u001b[H',
  clearLine: '\r\u001b[K',
};

/** What a world has to write itself; `printableIo` makes the rest of it. */
export type RawIo = Omit<Io, 'control'>;

/** The same world, where nothing that came from outside can make a terminal do anything (see printable.ts). */
export function printableIo(raw: RawIo): Io {
  return {
    out: (text) => raw.out(printable(text)),
    err: (text) => raw.err(printable(text)),
    control: (stream, what) => raw[stream](SEQUENCES[what]),
    ask: (prompt) => raw.ask(printable(prompt)),
    interactive: raw.interactive,
    outIsTerminal: raw.outIsTerminal,
    errIsTerminal: raw.errIsTerminal,
    columns: () => raw.columns(),
    env: raw.env,
    cwd: raw.cwd,
    stop: raw.stop,
    unheard: (work) => raw.unheard(work),
    pause: (milliseconds) => raw.pause(milliseconds),
  };
}

/** What a command reports to the shell. */
export const EXIT = {
  done: 0,
  /** What was checked isn't as it should be. */
  failed: 1,
  badInput: 2,
  /** A fault of this program. */
  bug: 70,
  /** Ctrl-C; what was done until then has been reported. */
  stopped: 130,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What the user gave can't be used. The message says what, where, and what would do instead. */
export class BadInput extends Error {
  /** Further lines: one for each thing that is wrong. */
  readonly details: readonly string[];

  constructor(message: string, details: readonly string[] = []) {
    super(message);
    this.name = 'BadInput';
    this.details = details;
  }
}

/** Ctrl-C before anything was done that could be reported. */
export class Stopped extends Error {}

/** "a, b or c": what would have been right. */
export function anyOf(words: readonly string[]): string {
  if (words.length <= 1) return words[0] ?? 'none';
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
