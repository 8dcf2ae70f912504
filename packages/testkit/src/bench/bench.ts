import type { Rules } from '@ettin/engine';
import { type DeckPair, fullBoards, gamesOf, type Load } from './loads.js';
import {
  applyTimes,
  Driver,
  type JsonSize,
  jsonSize,
  keptBytes,
  type Speed,
  speed,
  type Watch,
} from './measure.js';

export interface BenchOptions {
  readonly rules: Rules;
  /** Decks of starter teams, by names of cards. */
  readonly pairs: readonly DeckPair[];
  readonly seed?: string;
  /** A tenth of everything, to see that it runs: the numbers mean little. */
  readonly quick?: boolean;
  /** Plays one whole game of bots, for its time. */
  readonly botGame?: (game: number) => void;
  readonly onProgress?: (line: string) => void;
  readonly signal?: AbortSignal;
}

export interface LoadReport {
  readonly load: 'starter decks' | 'heavy boards';
  /** Medians of the runs. */
  readonly speed: Speed;
  readonly runs: readonly Speed[];
  /** Part of the steps that were lone passes. */
  readonly lonePasses: number;
  readonly apply: { readonly mean: number; readonly median: number; readonly p99: number };
  readonly keptBytes: number;
  readonly json: JsonSize;
}

export interface BenchReport {
  readonly quick: boolean;
  readonly node: string;
  readonly edition: string;
  /** Of edition and card data. */
  readonly rules: string;
  readonly warmUp: number;
  readonly stepsPerRun: number;
  /** Whether garbage could be collected before memory was measured (`node --expose-gc`). */
  readonly collected: boolean;
  readonly loads: readonly LoadReport[];
  /** Steps a second by heads a team, starter decks. */
  readonly heads: readonly { readonly heads: number; readonly speed: Speed }[];
  /** Steps a second by permanents on the battlefield. */
  readonly permanents: readonly { readonly permanents: number; readonly speed: Speed }[];
  /** Milliseconds of a whole game of bots: median; null where none was given to play. */
  readonly botGame: number | null;
}

const RUNS = 5;

/**
 * Speed and size of the engine on one core: what is reported are medians of five runs after a warm-up of 200,000
 * steps. Everything is played by picking at random from what is listed as legal. Throws when the engine does, and
 * an AbortError's reason when the signal says so.
 */
export function bench(o: BenchOptions): BenchReport {
  const scale = o.quick === true ? 0.1 : 1;
  const sizes = {
    warmUp: 200_000 * scale,
    run: 60_000 * scale,
    apply: 60_000 * scale,
    kept: 20_000 * scale,
    json: Math.round(200 * scale),
    growth: 30_000 * scale,
  };
  const watch: Watch = { now: () => performance.now(), signal: o.signal };
  const seed = o.seed ?? 'bench';
  const say = (line: string) => {
    o.signal?.throwIfAborted();
    o.onProgress?.(line);
  };
  const gc = (globalThis as { gc?: () => void }).gc;
  const measure = (name: LoadReport['load'], load: Load): LoadReport => {
    const driver = new Driver(o.rules, load, `${seed}:${name}`);
    say(`${name}: warming up`);
    speed(driver, sizes.warmUp, watch);
    const runs = times(RUNS, (i) => {
      say(`${name}: run ${i + 1} of ${RUNS}`);
      return speed(driver, sizes.run, watch);
    });
    const middle = medianOf(runs);
    say(`${name}: times of apply`);
    const apply = applyTimes(driver, sizes.apply, watch);
    say(`${name}: memory and JSON`);
    return {
      load: name,
      speed: middle,
      runs,
      lonePasses: 1 - middle.others / middle.steps,
      apply,
      keptBytes: keptBytes(driver, sizes.kept, gc),
      json: jsonSize(driver, sizes.json, watch),
    };
  };
  const loads = [
    measure('starter decks', gamesOf(o.rules, o.pairs, 2, `${seed}:s`)),
    measure('heavy boards', gamesOf(o.rules, o.pairs, 2, `${seed}:h`, 150)),
  ];
  const growth = (name: string, load: Load, actions: number): Speed => {
    say(name);
    const driver = new Driver(o.rules, load, `${seed}:${name}`, actions);
    speed(driver, sizes.growth / 3, watch);
    return medianOf(times(3, () => speed(driver, sizes.growth, watch)));
  };
  const heads = [2, 3, 4].map((n) => ({
    heads: n,
    speed: growth(
      `${n} heads a team`,
      gamesOf(o.rules, o.pairs, n, `${seed}:${n}`),
      Number.POSITIVE_INFINITY,
    ),
  }));
  // what can be on a battlefield in any number by itself
  const isPermanent = (name: string) => {
    const card = o.rules.defs[o.rules.byName.get(name) ?? -1]?.card;
    return (
      card !== undefined &&
      !card.types.includes('instant') &&
      !card.types.includes('sorcery') &&
      card.subtypes?.includes('Aura') !== true &&
      card.supertypes?.includes('legendary') !== true
    );
  };
  const permanents = [25, 50, 100, 200, 400].map((n) => ({
    permanents: n,
    // left after some actions, before the board has become another
    speed: growth(`${n} permanents`, fullBoards(o.rules, o.pairs, n, isPermanent, `${seed}:${n}`), 150),
  }));
  return {
    quick: o.quick === true,
    node: process.version,
    edition: o.rules.edition.id,
    rules: o.rules.hash,
    warmUp: sizes.warmUp,
    stepsPerRun: sizes.run,
    collected: gc !== undefined,
    loads,
    heads,
    permanents,
    botGame: botGameTime(o, say),
  };
}

function botGameTime(o: BenchOptions, say: (line: string) => void): number | null {
  const play = o.botGame;
  if (play === undefined) return null;
  say('whole games of bots');
  const took = times(o.quick === true ? 3 : 15, (game) => {
    const start = performance.now();
    play(game);
    return performance.now() - start;
  });
  return middleOf(took);
}

const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

function middleOf(list: readonly number[]): number {
  return [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;
}

function medianOf(runs: readonly Speed[]): Speed {
  return {
    steps: middleOf(runs.map((r) => r.steps)),
    others: middleOf(runs.map((r) => r.others)),
    games: runs.reduce((sum, r) => sum + r.games, 0),
  };
}
