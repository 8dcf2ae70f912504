import type { GameSetup } from '@ettin/engine';
import type { Action, Adjustment, PlayerView, Seat } from '@ettin/schema';

/**
 * A game as a file: what it was made from, every action, and state hashes on the way. Playing the actions again
 * gives the same game bit for bit; a checkpoint that differs says between which actions something is wrong.
 *
 * Easily confused words:
 *   action n     counted from 1, as people and messages do
 *   checkpoint   `[n, hash]`: hash of the state after n actions; `[0, …]` is the state before the first
 *
 * The file holds the seed, hence every hidden card: it is for after the game, or for oneself.
 */
export interface Replay {
  readonly ettin: 'replay';
  readonly format: typeof REPLAY_FORMAT;
  /** Version of the engine that played it. */
  readonly engine: string;
  readonly edition: string;
  /** Floor or Tournament Rules that changed parameters of the edition; absent where none did. */
  readonly document?: string;
  /** Readings of the edition's text that were decided otherwise than is usual; absent where none were. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Hash of the edition's parameters and of all card data (`Rules.hash`). */
  readonly rules: string;
  /** Who sat there, by seat: 'person', 'bot:rookie'. */
  readonly players: readonly string[];
  readonly setup: ReplaySetup;
  readonly actions: readonly ReplayAction[];
  readonly checkpoints: readonly Checkpoint[];
  /** Null for a game that was left before its end. */
  readonly result: PlayerView['result'];
}

/** 2 has boards that were put right by hand; files of format 1 have none, and are read as such. */
export const REPLAY_FORMAT = 2;
export const READ_FORMATS: readonly unknown[] = [1, REPLAY_FORMAT];

/** A board put right by hand, as all at a table agreed to, in the name of whoever asked for it: no action of the game. */
export interface AdjustStep {
  readonly type: 'adjust';
  readonly player: Seat;
  readonly adjustment: Adjustment;
}
export type ReplayAction = Action | AdjustStep;

export type Checkpoint = readonly [after: number, hash: string];

/** `GameSetup` with decks in runs of equal cards; their order matters, since the shuffle starts from it. */
export interface ReplaySetup {
  readonly seed: string;
  readonly seating?: readonly string[];
  readonly startingTeam?: number;
  readonly startingLife?: number;
  readonly teams: readonly (readonly {
    readonly name: string;
    readonly deck: readonly CardRun[];
  }[])[];
  /** By team; absent where there are none. */
  readonly sharedSideboards?: readonly (readonly CardRun[])[];
}
export type CardRun = readonly [count: number, name: string];

export function packSetup(setup: GameSetup): ReplaySetup {
  const { sharedSideboards: shared, ...rest } = setup;
  return {
    ...rest,
    teams: setup.teams.map((team) => team.map(({ name, deck }) => ({ name, deck: runsOf(deck) }))),
    ...(shared === undefined ? {} : { sharedSideboards: shared.map(runsOf) }),
  };
}

export function unpackSetup(setup: ReplaySetup): GameSetup {
  const { sharedSideboards: shared, ...rest } = setup;
  return {
    ...rest,
    teams: setup.teams.map((team) => team.map(({ name, deck }) => ({ name, deck: cardsOf(deck) }))),
    ...(shared === undefined ? {} : { sharedSideboards: shared.map(cardsOf) }),
  };
}

const cardsOf = (runs: readonly CardRun[]): readonly string[] =>
  runs.flatMap(([n, card]) => Array.from({ length: n }, () => card));

function runsOf(deck: readonly string[]): readonly CardRun[] {
  const runs: [number, string][] = [];
  for (const card of deck) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === card) last[0] += 1;
    else runs.push([1, card]);
  }
  return runs;
}

/** JSON with one action a line, so that a file can be read and compared line by line. */
export function writeReplay(replay: Replay): string {
  const { actions, checkpoints, ...head } = replay;
  const lines = (list: readonly unknown[]) =>
    list.length === 0 ? '[]' : `[\n${list.map((one) => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`;
  const fields = Object.entries(head).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `{\n${[...fields, `  "checkpoints": ${lines(checkpoints)}`, `  "actions": ${lines(actions)}`].join(',\n')}\n}\n`;
}
