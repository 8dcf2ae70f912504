import { Worker } from 'node:worker_threads';
import type { FuzzReport } from './fuzz.js';
import type { CardChoice } from './of-its-time.js';

/** What every worker is told once. */
export interface WorkerSetup {
  readonly edition: string;
  readonly cards: CardChoice;
  readonly seed: string;
  /** Milliseconds that shrinking one failure may take. */
  readonly shrinkFor: number;
}

export interface PoolOptions extends WorkerSetup {
  readonly games: number;
  /** Threads, each of which plays one game at a time. */
  readonly workers: number;
  /** Ends the run at once; games under way are given up. */
  readonly signal: AbortSignal;
  /** The report of each game, in the order of the games, whichever was done first. */
  readonly onGame: (report: FuzzReport, game: number) => void;
}

/** The built file, also when this is run from source, as tests do. */
const FILE = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/fuzz/worker.js' : './worker.js',
  import.meta.url,
);
/** Games leave much behind that nobody needs: with room for more of it, it is cleared away less often. */
const YOUNG = 64;

/**
 * Plays the games 0 to `games` - 1 in threads. What a game comes to follows from seed and index alone, so the reports
 * are the same with any number of workers; only how far a failure could be shrunk in its time may differ.
 */
export function fuzzInWorkers(o: PoolOptions): Promise<void> {
  if (o.signal.aborted) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const waiting = new Map<number, FuzzReport>();
    const workers: Worker[] = [];
    let begun = 0;
    let told = 0;
    const tell = (game: number, report: FuzzReport) => {
      waiting.delete(game);
      o.onGame(report, game);
    };
    const end = (then: () => void) => {
      o.signal.removeEventListener('abort', stop);
      Promise.all(workers.map((w) => w.terminate())).then(then, reject);
    };
    // what `onGame` throws is the caller's
    const attempt = (work: () => void) => {
      try {
        work();
      } catch (error) {
        end(() => reject(error));
      }
    };
    const stop = () =>
      attempt(() => {
        // those after a game that was given up have been played too
        for (const [game, report] of [...waiting].sort(([a], [b]) => a - b)) tell(game, report);
        end(resolve);
      });
    const next = (worker: Worker): number => {
      const game = begun++;
      if (game < o.games) worker.postMessage(game);
      return game;
    };
    const start = () => {
      const { edition, cards, seed, shrinkFor } = o;
      const workerData: WorkerSetup = { edition, cards, seed, shrinkFor };
      const worker = new Worker(FILE, { workerData, resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });
      workers.push(worker);
      let game = next(worker);
      worker.on('message', (report: FuzzReport) =>
        attempt(() => {
          if (o.signal.aborted) return;
          waiting.set(game, report);
          for (let done = waiting.get(told); done !== undefined; done = waiting.get(told)) tell(told++, done);
          if (told >= o.games) end(resolve);
          else game = next(worker);
        }),
      );
      worker.on('error', (error) =>
        end(() => reject(new Error(`game ${game} of seed ${seed}: ${error.message}`, { cause: error }))),
      );
    };
    o.signal.addEventListener('abort', stop);
    for (let i = 0; i < Math.min(o.workers, o.games); i++) start();
  });
}
