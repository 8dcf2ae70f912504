import { run } from '../run.js';
import { EXIT, type ExitCode, type Io } from './io.js';

/** A scripted world: lines that are typed, and what came out. */
export interface FakeIo extends Io {
  readonly stdout: string;
  readonly stderr: string;
  /** Every prompt that was shown. */
  readonly prompts: readonly string[];
  interrupt(): void;
}

export interface FakeOptions {
  /** What is typed at each prompt: lines in order, or worked out from what was printed since the prompt before. */
  readonly typed?: readonly string[] | ((printed: string, prompt: string) => string | null);
  readonly interactive?: boolean;
  readonly cwd?: string;
  readonly columns?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly onPause?: (io: FakeIo) => void;
}

export function fakeIo(options: FakeOptions = {}): FakeIo {
  const stop = new AbortController();
  const { typed = [], interactive = false } = options;
  const prompts: string[] = [];
  let stdout = '';
  let stderr = '';
  let seen = 0;
  let line = 0;
  const io: FakeIo = {
    get stdout() {
      return stdout;
    },
    get stderr() {
      return stderr;
    },
    prompts,
    interrupt: () => stop.abort(),
    out: (text) => {
      stdout += text;
    },
    err: (text) => {
      stderr += text;
    },
    // `run` makes its own of `out` and `err`
    control: () => {},
    interactive,
    outIsTerminal: interactive,
    errIsTerminal: interactive,
    columns: () => options.columns ?? 80,
    env: options.env ?? { NO_COLOR: '1' },
    cwd: options.cwd ?? '/nowhere',
    ask: (prompt) => {
      prompts.push(prompt);
      const printed = stdout.slice(seen);
      seen = stdout.length;
      if (stop.signal.aborted) return Promise.resolve(null);
      const next = typeof typed === 'function' ? typed(printed, prompt) : (typed[line++] ?? null);
      return Promise.resolve(next);
    },
    stop: stop.signal,
    unheard: (work) => work(),
    pause: () => {
      options.onPause?.(io);
      return Promise.resolve();
    },
  };
  return io;
}

export interface Ran {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
  readonly io: FakeIo;
}

/** Runs a command line as the shell would. */
export async function ettin(argv: readonly string[], options: FakeOptions = {}): Promise<Ran> {
  const io = fakeIo(options);
  const code = await run(argv, io);
  return { code, out: io.stdout, err: io.stderr, io };
}

export { EXIT };
