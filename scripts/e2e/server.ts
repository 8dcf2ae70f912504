import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { seededNode } from './seeds.js';

const main = fileURLToPath(new URL('../../packages/cli/dist/main.js', import.meta.url));
/** Four people and their reloads come from one address. */
const REQUESTS = '100000';

/** The built Ettin in a process of its own, page and all, at one port for as long as the tests run. */
export class Server {
  #child: ChildProcess | null = null;
  #starts = 0;
  private constructor(
    readonly port: number,
    private readonly store: string,
    private readonly seed: string,
  ) {}

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  static async start(store: string, seed: string): Promise<Server> {
    const server = new Server(await freePort(), store, seed);
    await server.start();
    return server;
  }

  /** Resolves when it says where it is; rejects with what it said when it ends instead. */
  async start(): Promise<void> {
    const child = spawn(
      process.execPath,
      [
        // started again it draws other tables than before
        ...seededNode(`${this.seed} ${this.#starts++}`),
        ...[main, 'serve', '--port', String(this.port), '--store', this.store, '--requests', REQUESTS],
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.#child = child;
    let said = '';
    await new Promise<void>((done, failed) => {
      child.stdout.on('data', (chunk: Buffer) => {
        said += String(chunk);
        if (said.includes(this.base) || /https?:\/\/\S+:\d+/.test(said)) done();
      });
      child.stderr.on('data', (chunk: Buffer) => {
        said += String(chunk);
        process.stderr.write(`server: ${String(chunk)}`);
      });
      child.once('exit', (code) => failed(new Error(`the server ended with ${code}:\n${said}`)));
    });
  }

  /** Ends it as a power cut would, and resolves when it is gone. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((done) => {
      child.once('exit', () => done());
      child.kill('SIGKILL');
    });
  }
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}
