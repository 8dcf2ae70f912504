import { parentPort, workerData } from 'node:worker_threads';
import { builtInRules } from '../scenario/run.js';
import { fuzz } from './fuzz.js';
import { cardLists } from './of-its-time.js';
import type { WorkerSetup } from './pool.js';

/** Runs in a thread of its own (`pool.ts`): is told the index of a game, plays it, and sends its report. */
const { edition, cards, seed, shrinkFor } = workerData as WorkerSetup;
const rules = builtInRules(edition);
const lists = cardLists(rules.edition, cards);
parentPort?.on('message', (game: number) => {
  parentPort?.postMessage(fuzz({ rules, lists, seed, games: 1, from: game, shrinkFor }));
});
