import type { Rules } from '@ettin/engine';
import { type DeckPair, gamesOf } from './loads.js';
import { Driver, type Speed, speed } from './measure.js';
import { middleOf } from './middle.js';

export interface EditionsBenchOptions {
  /** The rules of each edition; the last one is what the others are measured by. */
  readonly rules: readonly Rules[];
  /** Decks of starter teams, by names of cards. */
  readonly pairs: readonly DeckPair[];
  readonly seed?: string;
  /** A tenth of everything, to see that it runs: the numbers mean little. */
  readonly quick?: boolean;
  readonly onProgress?: (line: string) => void;
  /** Called some times a second; true ends the measuring. */
  readonly breathe?: () => Promise<boolean>;
}

export interface EditionSpeed {
  readonly edition: string;
  /** Heavy boards: steps in a second of processor time, median of the rounds. */
  readonly steps: number;
  /** Those that aren't lone passes. */
  readonly others: number;
  /** Of the speed of the last edition in the same round, median of the rounds (1: as fast). */
  readonly part: number;
}

export interface EditionsBenchReport {
  readonly quick: boolean;
  readonly node: string;
  readonly rounds: number;
  readonly stepsPerRound: number;
  readonly warmUp: number;
  /** Null: it was stopped before the first round was over. */
  readonly editions: readonly EditionSpeed[] | null;
  /** Rounds that were left out. */
  readonly stopped: boolean;
}

const ROUNDS = 9;

/** Milliseconds of processor time of this process, all of its threads. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Compares the speed of editions on heavy boards. They take turns in one process and processor time is what counts, so
 * that other work on the machine slows all of them alike.
 */
export async function benchEditions(o: EditionsBenchOptions): Promise<EditionsBenchReport> {
  const scale = o.quick === true ? 0.1 : 1;
  const [warmUp, steps] = [60_000 * scale, 30_000 * scale];
  let stopped = false;
  const watch = {
    now: processorTime,
    breathe: async () => {
      if ((await o.breathe?.()) === true) stopped = true;
    },
  };
  const seed = o.seed ?? 'bench';
  const runners = o.rules.map((rules) => ({
    edition: rules.edition.id,
    driver: new Driver(rules, gamesOf(rules, o.pairs, 2, `${seed}:h`, 150), `${seed}:heavy boards`),
    runs: [] as Speed[],
  }));
  for (const r of runners) {
    o.onProgress?.(`${r.edition}: warming up`);
    if (!stopped) await speed(r.driver, warmUp, watch);
  }
  let rounds = 0;
  for (; rounds < ROUNDS && !stopped; rounds++) {
    const round: Speed[] = [];
    for (const r of runners) {
      o.onProgress?.(`round ${rounds + 1} of ${ROUNDS}: ${r.edition}`);
      round.push(await speed(r.driver, steps, watch));
      if (stopped) break;
    }
    // a round that isn't whole compares nothing
    if (round.length < runners.length) break;
    for (const [i, r] of runners.entries()) r.runs.push(round[i] as Speed);
  }
  const base = runners.at(-1)?.runs ?? [];
  return {
    quick: o.quick === true,
    node: process.version,
    rounds,
    stepsPerRound: steps,
    warmUp,
    editions:
      rounds === 0
        ? null
        : runners.map(({ edition, runs }) => ({
            edition,
            steps: middleOf(runs.map((r) => r.steps)),
            others: middleOf(runs.map((r) => r.others)),
            part: middleOf(runs.map((r, i) => r.steps / (base[i]?.steps ?? r.steps))),
          })),
    stopped,
  };
}
