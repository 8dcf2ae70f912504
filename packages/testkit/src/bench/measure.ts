import type { Rules, State } from '@ettin/engine';
import { type Random, randomFrom } from '../fuzz/random.js';
import { isLonePass, type Position, pick, positionOf, take } from './driver.js';
import type { Load } from './loads.js';

export interface Watch {
  /** Milliseconds, with fractions. */
  readonly now: () => number;
  /** Lets signals in; rejects when the work is to stop. */
  readonly breathe: () => Promise<void>;
}

export interface Speed {
  /** Steps a second, all of them. */
  readonly steps: number;
  /** Steps a second of those that aren't lone passes. */
  readonly others: number;
  /** Games that ended meanwhile. */
  readonly games: number;
}

/** Plays a load without looking at anything: the player of games that every measurement shares. */
export class Driver {
  readonly random: Random;
  position: Position;
  games = 0;
  private readonly left: number;
  private taken = 0;

  /** `turns`: actions after which a game is left for the next one (none: it is played to its end). */
  constructor(
    private readonly rules: Rules,
    private readonly load: Load,
    seed: string,
    turns = Number.POSITIVE_INFINITY,
  ) {
    this.random = randomFrom(seed);
    this.left = turns;
    this.position = positionOf(rules, load(0));
  }

  /** One step; true if it wasn't a lone pass. */
  step(): boolean {
    const p = this.position;
    const action = pick(p, this.random);
    const lone = isLonePass(p, action);
    const done = take(this.rules, p, action);
    this.taken += 1;
    this.go(done.state);
    return !lone;
  }

  /** The time that one `apply` of the next step takes in milliseconds, or -1 if it was a pass. */
  timedStep(now: () => number): number {
    const p = this.position;
    const action = pick(p, this.random);
    const start = now();
    const done = take(this.rules, p, action);
    const end = now();
    this.taken += 1;
    this.go(done.state);
    return action.type === 'pass' ? -1 : end - start;
  }

  private go(state: State): void {
    if (state.result === null && this.taken < this.left) {
      this.position = positionOf(this.rules, state);
      return;
    }
    this.games += 1;
    this.taken = 0;
    this.position = positionOf(this.rules, this.load(this.games));
  }
}

/** Steps between two breaths: a fraction of a second on the slowest load. */
const SLICE = 2048;

/** Steps a second over this many steps; what happens in a breath isn't measured. */
export async function speed(driver: Driver, steps: number, watch: Watch): Promise<Speed> {
  const games = driver.games;
  let others = 0;
  let seconds = 0;
  for (let done = 0; done < steps; done += SLICE) {
    await watch.breathe();
    const slice = Math.min(SLICE, steps - done);
    const start = watch.now();
    for (let i = 0; i < slice; i++) if (driver.step()) others += 1;
    seconds += (watch.now() - start) / 1000;
  }
  return { steps: steps / seconds, others: others / seconds, games: driver.games - games };
}

export interface ApplyTimes {
  readonly mean: number;
  readonly median: number;
  readonly p99: number;
}

/** Mean, median and 99th percentile of `apply` in microseconds, passes left out. */
export async function applyTimes(driver: Driver, steps: number, watch: Watch): Promise<ApplyTimes> {
  const times: number[] = [];
  for (let i = 0; i < steps; i++) {
    if (i % SLICE === 0) await watch.breathe();
    const ms = driver.timedStep(watch.now);
    if (ms >= 0) times.push(ms * 1000);
  }
  times.sort((a, b) => a - b);
  const at = (q: number) => times[Math.min(times.length - 1, Math.floor(times.length * q))] ?? 0;
  return {
    mean: times.reduce((sum, t) => sum + t, 0) / Math.max(1, times.length),
    median: at(0.5),
    p99: at(0.99),
  };
}

/** Bytes that each of so many successive states adds to the heap while all are kept. */
export function keptBytes(driver: Driver, states: number, gc: (() => void) | undefined): number {
  const kept: State[] = [];
  gc?.();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < states; i++) {
    driver.step();
    kept.push(driver.position.state);
  }
  gc?.();
  const after = process.memoryUsage().heapUsed;
  return (after - before) / Math.max(1, kept.length);
}

export interface JsonSize {
  /** Mean characters of a state's JSON in the middle of games. */
  readonly characters: number;
  /** Microseconds to write and to read one. */
  readonly write: number;
  readonly read: number;
}

export async function jsonSize(driver: Driver, samples: number, watch: Watch): Promise<JsonSize> {
  let [characters, write, read] = [0, 0, 0];
  let n = 0;
  while (n < samples) {
    await watch.breathe();
    for (let i = 0; i < 50; i++) driver.step();
    const state = driver.position.state;
    if (state.turn.number < 6) continue;
    const start = watch.now();
    const json = JSON.stringify(state);
    const middle = watch.now();
    JSON.parse(json);
    read += watch.now() - middle;
    write += middle - start;
    characters += json.length;
    n += 1;
  }
  const mean = (x: number) => x / Math.max(1, n);
  return { characters: mean(characters), write: mean(write) * 1000, read: mean(read) * 1000 };
}
