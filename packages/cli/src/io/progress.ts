import type { Io } from './io.js';
import { inOneLine } from './printable.js';

/** A line about long work on standard error that is written over, at most some times a second; nothing unless that is a terminal. */
export interface Progress {
  show(text: string): void;
  /** Takes the line away. */
  clear(): void;
}

const EVERY = 100;

export function progressOn(io: Io): Progress {
  if (!io.errIsTerminal) return { show: () => {}, clear: () => {} };
  let last = 0;
  let shown = false;
  return {
    show(text) {
      const now = Date.now();
      if (now - last < EVERY) return;
      last = now;
      shown = true;
      io.control('err', 'clearLine');
      io.err(inOneLine(text).slice(0, Math.max(20, io.columns() - 1)));
    },
    clear() {
      if (shown) io.control('err', 'clearLine');
      shown = false;
    },
  };
}
