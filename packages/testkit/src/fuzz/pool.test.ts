import { describe, expect, it } from 'vitest';
import type { FuzzReport } from './fuzz.js';
import { fuzzInWorkers } from './pool.js';

/** Milliseconds for tests that start threads, on a busy machine too. */
const THREADS = 120_000;
const setup = { edition: '2026', cards: 'mixed', seed: 'pool', shrinkFor: 0 } as const;

describe('games in threads', () => {
  it(
    'should come in order, and the same with any number of workers',
    async () => {
      const play = async (workers: number) => {
        const games: [number, FuzzReport][] = [];
        const { signal } = new AbortController();
        const onGame = (report: FuzzReport, game: number) => games.push([game, report]);
        await fuzzInWorkers({ ...setup, games: 4, workers, signal, onGame });
        return games;
      };
      const three = await play(3);
      expect(three.map(([game]) => game)).toEqual([0, 1, 2, 3]);
      expect(await play(1)).toEqual(three);
    },
    THREADS,
  );

  it(
    'should end when told to, with the games that were played',
    async () => {
      const stop = new AbortController();
      const games: number[] = [];
      const onGame = (_: FuzzReport, game: number) => {
        games.push(game);
        stop.abort();
      };
      await fuzzInWorkers({ ...setup, games: 1000, workers: 1, signal: stop.signal, onGame });
      expect(games).toEqual([0]);
    },
    THREADS,
  );

  it(
    'should fail with what whoever is told of a game throws',
    async () => {
      const { signal } = new AbortController();
      const onGame = () => {
        throw new Error('no room');
      };
      const run = fuzzInWorkers({ ...setup, games: 2, workers: 1, signal, onGame });
      await expect(run).rejects.toThrow('no room');
    },
    THREADS,
  );

  it(
    'should fail when a worker does, and say in which game',
    async () => {
      const { signal } = new AbortController();
      const run = fuzzInWorkers({
        ...setup,
        edition: 'none',
        games: 2,
        workers: 1,
        signal,
        onGame: () => {},
      });
      await expect(run).rejects.toThrow('game 0 of seed pool: no edition none');
    },
    THREADS,
  );
});
