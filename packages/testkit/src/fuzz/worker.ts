import { parentPort, workerData } from 'node:worker_threads';
import { cards } from '@ettin/cards';
import { builtInRules } from '../scenario/run.js';
import { fuzz } from './fuzz.js';
import type { WorkerSetup } from './pool.js';

/** Runs in a thread of its own (`pool.ts`): is told the index of a game, plays it, and sends its report. */
const { edition, seed, shrinkFor } = workerData as WorkerSetup;
const rules = builtInRules(edition);
parentPort?.on('message', (game: number) => {
  parentPort?.postMessage(fuzz({ rules, cards, seed, games: 1, from: game, shrinkFor }));
});
