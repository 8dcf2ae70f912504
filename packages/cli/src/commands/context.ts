import type { ExitCode, Io } from '../io/io.js';
import { fold, pageWidth } from '../io/layout.js';

/** What every command gets: the world, and a place for its exit code (0 unless it says otherwise). */
export interface Context {
  readonly io: Io;
  finish(code: ExitCode): void;
}

export function printLines(io: Io, lines: readonly string[]): void {
  for (const line of lines.flatMap((l) => fold(l, pageWidth(io)))) io.out(`${line}\n`);
}

/** The one JSON value of a command with `--json`. */
export function printJson(io: Io, value: unknown): void {
  io.out(`${JSON.stringify(value, null, 2)}\n`);
}
