import type { Rules } from '@ettin/engine';
import { type DeckPair, fullBoards, gamesOf, type Load } from './loads.js';
import {
  type ApplyTimes,
  applyTimes,
  Driver,
  type JsonSize,
  jsonSize,
  keptBytes,
  type Speed,
  speed,
  type Watch,
} from './measure.js';
import { middleOf } from './middle.js';

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
  /** Called some times a second; true ends the measuring with what there is so far. */
  readonly breathe?: () => Promise<boolean>;
}

export interface LoadReport {
  readonly load: 'starter decks' | 'heavy boards';
  /** Medians of the runs. */
  readonly speed: Speed;
  readonly runs: readonly Speed[];
  /** Part of the steps that were lone passes. */
  readonly lonePasses: number;
  /** These come after all runs; null where it was stopped before. */
  readonly apply: ApplyTimes | null;
  readonly keptBytes: number | null;
  readonly json: JsonSize | null;
}

export interface BenchReport {
  /** It was stopped: what comes later is missing. */
  readonly stopped: boolean;
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

/** What has been measured until now. */
interface Found {
  readonly loads: LoadReport[];
  readonly heads: { readonly heads: number; readonly speed: Speed }[];
  readonly permanents: { readonly permanents: number; readonly speed: Speed }[];
  botGame: number | null;
}

class Stopped extends Error {}

const gc = (globalThis as { gc?: () => void }).gc;

/**
 * Speed and size of the engine on one core: what is reported are medians of five runs after a warm-up of 200,000
 * steps. Everything is played by picking at random from what is listed as legal. Throws when the engine does.
 */
export async function bench(o: BenchOptions): Promise<BenchReport> {
  const scale = o.quick === true ? 0.1 : 1;
  const sizes: Sizes = {
    warmUp: 200_000 * scale,
    run: 60_000 * scale,
    apply: 60_000 * scale,
    kept: 20_000 * scale,
    json: Math.round(200 * scale),
    growth: 30_000 * scale,
  };
  const found: Found = { loads: [], heads: [], permanents: [], botGame: null };
  let stopped = false;
  try {
    await new Measuring(o, sizes, found).all();
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    stopped = true;
  }
  return {
    stopped,
    quick: o.quick === true,
    node: process.version,
    edition: o.rules.edition.id,
    rules: o.rules.hash,
    warmUp: sizes.warmUp,
    stepsPerRun: sizes.run,
    collected: gc !== undefined,
    ...found,
  };
}

/** How many steps (of `json`: states) each part takes. */
interface Sizes {
  readonly warmUp: number;
  readonly run: number;
  readonly apply: number;
  readonly kept: number;
  readonly json: number;
  readonly growth: number;
}

class Measuring {
  private readonly watch: Watch = { now: () => performance.now(), breathe: () => this.breathe() };
  private readonly seed: string;

  constructor(
    private readonly o: BenchOptions,
    private readonly sizes: Sizes,
    private readonly found: Found,
  ) {
    this.seed = o.seed ?? 'bench';
  }

  async all(): Promise<void> {
    const { o, seed, found } = this;
    await this.load('starter decks', gamesOf(o.rules, o.pairs, 2, `${seed}:s`));
    await this.load('heavy boards', gamesOf(o.rules, o.pairs, 2, `${seed}:h`, 150));
    for (const n of [2, 3, 4]) {
      const load = gamesOf(o.rules, o.pairs, n, `${seed}:${n}`);
      const speed = await this.growth(`${n} heads a team`, load, Number.POSITIVE_INFINITY);
      found.heads.push({ heads: n, speed });
    }
    for (const n of [25, 50, 100, 200, 400]) {
      const load = fullBoards(o.rules, o.pairs, n, (name) => isPermanent(o.rules, name), `${seed}:${n}`);
      // left after some actions, before the board has become another
      found.permanents.push({ permanents: n, speed: await this.growth(`${n} permanents`, load, 150) });
    }
    found.botGame = await this.botGameTime();
  }

  private async breathe(): Promise<void> {
    if ((await this.o.breathe?.()) === true) throw new Stopped();
  }

  private say(line: string): void {
    this.o.onProgress?.(line);
  }

  private async load(name: LoadReport['load'], load: Load): Promise<void> {
    const { sizes, watch, found } = this;
    const driver = new Driver(this.o.rules, load, `${this.seed}:${name}`);
    this.say(`${name}: warming up`);
    await speed(driver, sizes.warmUp, watch);
    const at = found.loads.length;
    const runs: Speed[] = [];
    for (let i = 0; i < RUNS; i++) {
      this.say(`${name}: run ${i + 1} of ${RUNS}`);
      runs.push(await speed(driver, sizes.run, watch));
      found.loads[at] = loadReport(name, runs);
    }
    this.say(`${name}: times of apply`);
    const apply = await applyTimes(driver, sizes.apply, watch);
    found.loads[at] = { ...loadReport(name, runs), apply };
    this.say(`${name}: memory and JSON`);
    await this.breathe();
    const kept = keptBytes(driver, sizes.kept, gc);
    found.loads[at] = { ...loadReport(name, runs), apply, keptBytes: kept };
    const json = await jsonSize(driver, sizes.json, watch);
    found.loads[at] = { ...loadReport(name, runs), apply, keptBytes: kept, json };
  }

  private async growth(name: string, load: Load, actions: number): Promise<Speed> {
    const { sizes, watch } = this;
    this.say(name);
    const driver = new Driver(this.o.rules, load, `${this.seed}:${name}`, actions);
    await speed(driver, sizes.growth / 3, watch);
    const runs: Speed[] = [];
    for (let i = 0; i < 3; i++) runs.push(await speed(driver, sizes.growth, watch));
    return medianOf(runs);
  }

  private async botGameTime(): Promise<number | null> {
    const play = this.o.botGame;
    if (play === undefined) return null;
    this.say('whole games of bots');
    const took: number[] = [];
    for (let game = 0; game < (this.o.quick === true ? 3 : 15); game++) {
      await this.breathe();
      const start = performance.now();
      play(game);
      took.push(performance.now() - start);
    }
    return middleOf(took);
  }
}

function loadReport(load: LoadReport['load'], runs: readonly Speed[]): LoadReport {
  const middle = medianOf(runs);
  return {
    load,
    speed: middle,
    runs: [...runs],
    lonePasses: 1 - middle.others / middle.steps,
    apply: null,
    keptBytes: null,
    json: null,
  };
}

/** What can be on a battlefield in any number by itself. */
function isPermanent(rules: Rules, name: string): boolean {
  const card = rules.defs[rules.byName.get(name) ?? -1]?.card;
  return (
    card !== undefined &&
    !card.types.includes('instant') &&
    !card.types.includes('sorcery') &&
    card.subtypes?.includes('Aura') !== true &&
    card.supertypes?.includes('legendary') !== true
  );
}

function medianOf(runs: readonly Speed[]): Speed {
  return {
    steps: middleOf(runs.map((r) => r.steps)),
    others: middleOf(runs.map((r) => r.others)),
    games: runs.reduce((sum, r) => sum + r.games, 0),
  };
}
