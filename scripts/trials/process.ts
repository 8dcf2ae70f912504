import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../packages/cli/dist/main.js', import.meta.url));

/** A served Ettin in a process of its own, as `npm start` runs it. */
export interface Served {
  readonly base: string;
  readonly child: ChildProcess;
  /** Ends it as a power cut would, and resolves when it is gone. */
  kill(): Promise<void>;
}

/** Starts it and waits until it says where it is. Rejects with what it said when it ends instead. */
export async function startServer(
  store: string,
  port: number,
  more: readonly string[] = [],
  node: readonly string[] = [],
): Promise<Served> {
  const child = spawn(
    process.execPath,
    // as in the script `start`
    [
      '--max-semi-space-size=64',
      '--initial-heap-size=512',
      ...node,
      main,
      'serve',
      '--no-page',
      '--log',
      '--port',
      String(port),
      '--store',
      store,
      ...more,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  const base = await new Promise<string>((done, failed) => {
    const hear = (chunk: Buffer) => {
      said += String(chunk);
      const found = /http:\/\/\S+?:(\d+)/.exec(said)?.[1];
      if (found !== undefined) done(`http://127.0.0.1:${found}`);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}:\n${said}`)));
  });
  child.stderr?.on('data', (chunk) => process.stderr.write(`server: ${String(chunk)}`));
  return {
    base,
    child,
    kill: () =>
      new Promise((done) => {
        child.once('exit', () => done());
        child.kill('SIGKILL');
      }),
  };
}
