import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import WebSocket from 'ws';

/** What a process says of itself. Processor time in milliseconds (all threads), memory in MB. */
export interface Spent {
  readonly cpu: number;
  readonly rss: number;
  readonly heap: number;
}

/**
 * A process of Node's seen through its debugger (start it with `--inspect=127.0.0.1:PORT`): what it has spent, and a
 * profile, without a line in the program itself.
 */
export class Inspector {
  private id = 0;
  private readonly waiting = new Map<number, (result: unknown) => void>();

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
      if (id === undefined) return;
      this.waiting.get(id)?.(result);
      this.waiting.delete(id);
    });
  }

  /** Rejects where nobody can be asked at that port. */
  static async of(child: ChildProcess, port: number): Promise<Inspector> {
    if (child.exitCode !== null) throw new Error('the process has ended');
    const reply = await fetch(`http://127.0.0.1:${port}/json/list`);
    const [target] = (await reply.json()) as { webSocketDebuggerUrl: string }[];
    if (target === undefined) throw new Error(`nothing to be inspected at port ${port}`);
    const socket = new WebSocket(target.webSocketDebuggerUrl, { perMessageDeflate: false });
    await new Promise((done, failed) => {
      socket.once('open', done);
      socket.once('error', failed);
    });
    return new Inspector(socket);
  }

  async spent(): Promise<Spent> {
    const expression = 'JSON.stringify({ c: process.cpuUsage(), m: process.memoryUsage() })';
    const { result } = (await this.ask('Runtime.evaluate', { expression })) as {
      result: { value: string };
    };
    const { c, m } = JSON.parse(result.value) as {
      c: NodeJS.CpuUsage;
      m: NodeJS.MemoryUsage;
    };
    const MB = 1_048_576;
    return { cpu: (c.user + c.system) / 1_000, rss: m.rss / MB, heap: (m.heapUsed + m.external) / MB };
  }

  /** The same after everything that nobody holds is gone. */
  async atRest(): Promise<Spent> {
    // what the first round lets go of, the second gives back to the system
    for (let i = 0; i < 3; i++) {
      await this.ask('HeapProfiler.collectGarbage');
      await new Promise((done) => setTimeout(done, 300));
    }
    return this.spent();
  }

  async profile(): Promise<void> {
    await this.ask('Profiler.enable');
    await this.ask('Profiler.setSamplingInterval', { interval: 250 });
    await this.ask('Profiler.start');
  }

  /** Writes what was seen since, as a .cpuprofile. */
  async profiled(file: string): Promise<void> {
    const { profile } = (await this.ask('Profiler.stop')) as { profile: unknown };
    writeFileSync(file, JSON.stringify(profile));
  }

  private ask(method: string, params: object = {}): Promise<unknown> {
    const id = ++this.id;
    return new Promise((done) => {
      this.waiting.set(id, done);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }
}
