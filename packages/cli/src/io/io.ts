/**
 * What a command may touch of the outside world. Commands get an `Io` and nothing else, so that tests drive them
 * with a scripted one.
 */
export interface Io {
  /** Writes to standard output, as it is. */
  out(text: string): void;
  /** Writes to standard error, as it is. */
  err(text: string): void;
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

/** "a, b or c": what would have been right. */
export function anyOf(words: readonly string[]): string {
  if (words.length <= 1) return words[0] ?? 'none';
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
