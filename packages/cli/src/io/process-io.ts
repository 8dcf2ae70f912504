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
    // what comes next doesn't stand behind the prompt
    if (line === null && answer !== null && process.stdout.isTTY === true) process.stdout.write('\n');
    answer?.(line);
  }

  close(): void {
    this.reader.close();
  }
}

/** The real terminal, files and signals. `close` has to be called for the process to end. */
export function processIo(): RawIo & { readonly nobodyReads: boolean; close(): void } {
  const stopping = new AbortController();
  let lines: Lines | null = null;
  const interrupt = () => {
    // the second time nobody waits for anything
    if (stopping.signal.aborted) process.exit(130);
    stopping.abort();
    lines?.settle(null);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const listen = () => {
    for (const signal of signals) process.on(signal, interrupt);
  };
  const deafen = () => {
    for (const signal of signals) process.off(signal, interrupt);
  };
  listen();
  const gone = new Set<NodeJS.WriteStream>();
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // whoever read our output has had enough (`ettin cards list | head`), or the terminal has gone: a game that is
      // being played is still saved, so this is a Ctrl-C and no exit
      if (error.code === 'EPIPE' || error.code === 'EIO') {
        if (gone.size === 0) interrupt();
        gone.add(stream);
        return;
      }
      if (stream === process.stdout)
        process.stderr.write(`error: the output can't be written: ${error.message}\n`);
      process.exit(2);
    });
  return {
    out: (text) => {
      if (!gone.has(process.stdout)) process.stdout.write(text);
    },
    err: (text) => {
      if (!gone.has(process.stderr)) process.stderr.write(text);
    },
    get nobodyReads() {
      return gone.size > 0;
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
      deafen();
      try {
        return work();
      } finally {
        listen();
      }
    },
    pause: (milliseconds) => pause(milliseconds, stopping.signal),
    close: () => {
      deafen();
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
