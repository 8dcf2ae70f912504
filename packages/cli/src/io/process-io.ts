import { createInterface, type Interface } from 'node:readline';
import type { RawIo } from './io.js';

const PAGE = 100;

/** Lines of standard input, kept until they are asked for. */
class Lines {
  private readonly waiting: string[] = [];
  private readonly reader: Interface;
  private ended = false;
  private answer: ((line: string | null) => void) | null = null;

  constructor(onInterrupt: () => void) {
    this.reader = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: process.stdin.isTTY === true && process.stdout.isTTY === true,
    });
    this.reader.on('line', (line) => {
      if (this.answer === null) this.waiting.push(line);
      else this.settle(line);
    });
    this.reader.on('close', () => {
      this.ended = true;
      this.settle(null);
    });
    // at a prompt the terminal hands Ctrl-C to the reader instead of the process
    this.reader.on('SIGINT', onInterrupt);
  }

  next(prompt: string): Promise<string | null> {
    const line = this.waiting.shift();
    if (line !== undefined || this.ended) {
      process.stdout.write(prompt);
      return Promise.resolve(line ?? null);
    }
    this.reader.setPrompt(prompt);
    this.reader.prompt();
    return new Promise((resolve) => {
      this.answer = resolve;
    });
  }

  settle(line: string | null): void {
    const answer = this.answer;
    this.answer = null;
    answer?.(line);
  }

  close(): void {
    this.reader.close();
  }
}

/** The real terminal, files and signals. `close` has to be called for the process to end. */
export function processIo(): RawIo & { close(): void } {
  const stopping = new AbortController();
  let lines: Lines | null = null;
  const interrupt = () => {
    // the second time nobody waits for anything
    if (stopping.signal.aborted) process.exit(130);
    stopping.abort();
    lines?.settle(null);
  };
  process.on('SIGINT', interrupt);
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // whoever read our output has had enough (`ettin cards list | head`)
      if (error.code === 'EPIPE') process.exit(0);
      if (stream === process.stdout)
        process.stderr.write(`error: the output can't be written: ${error.message}\n`);
      process.exit(2);
    });
  return {
    out: (text) => {
      process.stdout.write(text);
    },
    err: (text) => {
      process.stderr.write(text);
    },
    interactive: process.stdin.isTTY === true && process.stdout.isTTY === true,
    outIsTerminal: process.stdout.isTTY === true,
    errIsTerminal: process.stderr.isTTY === true,
    // some terminals say 0 while they don't know
    columns: () => process.stdout.columns || PAGE,
    env: process.env,
    cwd: process.cwd(),
    ask: (prompt) => {
      if (stopping.signal.aborted) return Promise.resolve(null);
      lines ??= new Lines(interrupt);
      return lines.next(prompt);
    },
    stop: stopping.signal,
    unheard: (work) => {
      process.off('SIGINT', interrupt);
      try {
        return work();
      } finally {
        process.on('SIGINT', interrupt);
      }
    },
    pause: (milliseconds) => pause(milliseconds, stopping.signal),
    close: () => {
      process.off('SIGINT', interrupt);
      lines?.close();
    },
  };
}

function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  if (stop.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    if (milliseconds <= 0) {
      setImmediate(resolve);
      return;
    }
    const done = () => {
      clearTimeout(timer);
      stop.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    stop.addEventListener('abort', done);
  });
}
