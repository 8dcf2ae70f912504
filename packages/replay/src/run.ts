import { adjust, apply, createGame, type Rules, type State } from '@ettin/engine';
import type { GameEvent } from '@ettin/schema';
import { type Replay, type ReplayAction, unpackSetup } from './format.js';
import { stateHash } from './record.js';

/** The state after an action of a replay, and what happened; `action` is null for the start. */
export interface Step {
  readonly action: ReplayAction | null;
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** Where playing it again went wrong. */
export interface Damage {
  /** The action that can't be right, counted from 1; 0 for the setup. */
  readonly action: number;
  readonly message: string;
}

export interface Ran {
  /** `steps[n]` is the state after n actions; all that could be played. */
  readonly steps: readonly Step[];
  readonly damage: Damage | null;
  /** Checkpoints that agreed. */
  readonly checked: number;
  /** It was stopped after these steps; nothing is known of the rest. */
  readonly stopped: boolean;
}

/** Called after so many actions; true stops. */
export type Breathe = (action: number) => Promise<boolean>;

/** What a replay is pinned to that is different here, one line each. `engines`: what this one is called, by edition and in all. */
export function pinFaults(replay: Replay, rules: Rules, ...engines: readonly string[]): readonly string[] {
  const faults: string[] = [];
  if (!engines.includes(replay.engine))
    faults.push(`recorded with engine ${replay.engine}, this is ${engines[0] ?? 'none'}`);
  if (replay.rules !== rules.hash)
    faults.push(
      `recorded with other rules or card data (hash ${replay.rules}, here ${rules.hash} for edition ${replay.edition})`,
    );
  return faults;
}

/** Actions between two breaths. */
const EVERY = 50;

/** Plays a replay again. A file that doesn't fit gives damage, never a throw. */
export async function runReplay(rules: Rules, replay: Replay, breathe: Breathe): Promise<Ran> {
  const created = createGame(rules, unpackSetup(replay.setup));
  if (!created.ok)
    return {
      steps: [],
      damage: { action: 0, message: created.faults.map((f) => f.message).join('; ') },
      checked: 0,
      stopped: false,
    };
  const steps: Step[] = [{ action: null, state: created.state, events: created.events }];
  const hashes = new Map(replay.checkpoints);
  let checked = 0;
  let good = 0;
  for (let n = 0; ; n++) {
    const { state } = steps[n] ?? { state: created.state };
    const hash = hashes.get(n);
    if (hash !== undefined) {
      if (stateHash(state) !== hash)
        return { steps, damage: { action: n, message: differs(n, good) }, checked, stopped: false };
      checked += 1;
      good = n;
    }
    const action = replay.actions[n];
    if (action === undefined) break;
    if (n % EVERY === EVERY - 1 && (await breathe(n))) return { steps, damage: null, checked, stopped: true };
    const done = tryAction(rules, state, action);
    if ('message' in done)
      return { steps, damage: { action: n + 1, message: done.message }, checked, stopped: false };
    steps.push({ action, ...done });
  }
  return { steps, damage: resultDamage(replay, steps), checked, stopped: false };
}

const differs = (n: number, good: number): string =>
  n === 0
    ? "the opening state isn't the recorded one: setup, seed or checkpoint were changed"
    : `the state after action ${n} isn't the recorded one; after action ${good} it still was, so something in between was changed`;

function tryAction(
  rules: Rules,
  state: State,
  action: ReplayAction,
): { readonly state: State; readonly events: readonly GameEvent[] } | { readonly message: string } {
  try {
    const done =
      action.type === 'adjust'
        ? adjust(rules, state, action.player, action.adjustment)
        : apply(rules, state, action);
    if (done.ok) return { state: done.state, events: done.events };
    return { message: `${action.type} by seat ${action.player} is refused: ${done.message} (${done.rule})` };
  } catch (error) {
    // the engine only throws on what no game can contain
    const message = error instanceof Error ? error.message : String(error);
    return { message: `${action.type} by seat ${action.player} can't be carried out: ${message}` };
  }
}

function resultDamage(replay: Replay, steps: readonly Step[]): Damage | null {
  const result = steps.at(-1)?.state.result ?? null;
  if (JSON.stringify(result) === JSON.stringify(replay.result)) return null;
  const words = (r: Replay['result']) =>
    r === null ? 'no result' : r.winner === null ? 'a draw' : `a win of team ${r.winner} (${r.reason})`;
  return {
    action: replay.actions.length,
    message: `the game ends with ${words(result)}, the file says ${words(replay.result)}`,
  };
}
