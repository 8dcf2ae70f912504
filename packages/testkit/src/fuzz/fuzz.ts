import { type GameSetup, keyOf, type Rules } from '@ettin/engine';
import type { Action, CardDef } from '@ettin/schema';
import { EAGERNESS } from './choose.js';
import { randomDecks } from './decks.js';
import type { Failure } from './failure.js';
import { listOf } from './of-its-time.js';
import { playGame } from './play.js';
import { type Random, randomFrom } from './random.js';
import { repeatGame, reproducer } from './repeat.js';
import { shrink } from './shrink.js';

export interface FuzzOptions {
  readonly rules: Rules;
  /** The cards that decks are made of; with several lists games take turns (`of-its-time.ts`). */
  readonly lists: readonly (readonly CardDef[])[];
  /** Any text: with the index of a game, everything in it follows from this. */
  readonly seed: string;
  readonly games: number;
  /** Index of the first game (default 0). */
  readonly from?: number;
  /** Actions after which a game counts as endless (default 30,000). */
  readonly limit?: number;
  /** Milliseconds that shrinking one failure may take (default 20,000). */
  readonly shrinkFor?: number;
  readonly signal?: AbortSignal;
  readonly onGame?: (game: FuzzedGame) => void;
}

export interface FuzzedGame {
  readonly game: number;
  readonly heads: number;
  readonly actions: number;
  readonly turns: number;
  readonly result: string;
  readonly failure: FuzzFailure | null;
}

/** Everything that brings a failure back: plain JSON, to be kept in a file. */
export interface FuzzFailure {
  readonly kind: 'fuzzFailure';
  readonly seed: string;
  readonly game: number;
  readonly edition: string;
  /** Of edition and card data (`rules.hash`). */
  readonly rules: string;
  readonly failure: Failure;
  readonly setup: GameSetup;
  /** As few as were found to lead to the failure. */
  readonly actions: readonly Action[];
  /** How many it took at first. */
  readonly played: number;
}

export interface FuzzReport {
  readonly games: number;
  readonly actions: number;
  readonly failures: readonly FuzzFailure[];
  /** How many games ended for which reason. */
  readonly results: Readonly<Record<string, number>>;
  /** Cards that were cast, played or put onto the battlefield at least once, of how many. */
  readonly cardsUsed: number;
  readonly cardsUnused: readonly string[];
  /** Largest JSON of a state, in characters. */
  readonly largestState: number;
}

/** One game in so many is watched at every action. */
const THOROUGH = 50;
/** One game in so many is played again as a whole; all are at watched actions. */
const REPEATED = 4;

/**
 * Random games over random legal decks of the cards, with the invariants of `checks/` looked at on the way. A
 * failure ends its game, not the run.
 */
export function fuzz(o: FuzzOptions): FuzzReport {
  const failures: FuzzFailure[] = [];
  const results: Record<string, number> = {};
  const used = new Set<string>();
  const from = o.from ?? 0;
  let games = 0;
  let actions = 0;
  let largestState = 0;
  for (let game = from; game < from + o.games && o.signal?.aborted !== true; game++) {
    const one = fuzzGame(o, game);
    games += 1;
    actions += one.summary.actions;
    results[one.summary.result] = (results[one.summary.result] ?? 0) + 1;
    for (const name of one.used) used.add(name);
    largestState = Math.max(largestState, one.largest);
    if (one.summary.failure !== null) failures.push(one.summary.failure);
    o.onGame?.(one.summary);
  }
  const all = [...new Set(o.lists.flat())];
  const unused = all.filter((c) => !used.has(c.name)).map((c) => c.name);
  return {
    games,
    actions,
    failures,
    results,
    cardsUsed: all.length - unused.length,
    cardsUnused: unused,
    largestState,
  };
}

function fuzzGame(
  o: FuzzOptions,
  game: number,
): { readonly summary: FuzzedGame; readonly used: ReadonlySet<string>; readonly largest: number } {
  const random = randomFrom(`${o.seed}:${game}:play`);
  const thorough = game % THOROUGH === THOROUGH - 1;
  const heads = thorough ? 2 : headsOf(random);
  const { cards, nth } = listOf(o.lists, game);
  const setup = fuzzSetup(cards, o.seed, game, heads, nth);
  const played = playGame(o.rules, {
    setup,
    random,
    eagerness: EAGERNESS[random(EAGERNESS.length)] ?? 75,
    watch: randomFrom(`${o.seed}:${game}:watch`),
    thorough,
    limit: o.limit ?? 30_000,
  });
  const failure =
    played.failure ??
    (played.final === null || game % REPEATED !== 0
      ? null
      : repeatGame(o.rules, setup, played.actions, played.final));
  const until = Date.now() + (o.shrinkFor ?? 20_000);
  const found: FuzzFailure | null =
    failure === null
      ? null
      : {
          kind: 'fuzzFailure',
          seed: o.seed,
          game,
          edition: o.rules.edition.id,
          rules: o.rules.hash,
          failure,
          setup,
          actions: shrink(
            played.actions,
            reproducer(o.rules, setup, failure),
            () => Date.now() > until || o.signal?.aborted === true,
          ),
          played: played.actions.length,
        };
  return {
    summary: {
      game,
      heads,
      actions: played.actions.length,
      turns: played.final?.turn.number ?? 0,
      result: failure !== null ? 'failure' : (played.final?.result?.reason ?? 'none'),
      failure: found,
    },
    used: played.used,
    largest: played.largest,
  };
}

/** Heads of a team: two of four games in five, one to four in the others. */
function headsOf(random: Random): number {
  return random(5) > 0 ? 2 : ([1, 1, 3, 4][random(4)] ?? 2);
}

/** Decks, life and seed of one game of a run, the `nth` that has its decks of these cards. */
export function fuzzSetup(
  cards: readonly CardDef[],
  seed: string,
  game: number,
  heads: number,
  nth = game,
): GameSetup {
  const random = randomFrom(`${seed}:${game}:setup`);
  const decks = randomDecks(cards, seed, nth, 2, heads);
  return {
    seed: keyOf(`${seed}:${game}`),
    teams: decks.map((team, t) => team.map((deck, i) => ({ name: `${'AB'[t] ?? t}${i + 1}`, deck }))),
    // now and then much life, so that boards fill up
    ...(random(8) === 0 ? { startingLife: 120 } : {}),
  };
}
