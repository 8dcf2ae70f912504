import { apply, createGame, type GameSetup, type Rules, type SetupFault, type State } from '@ettin/engine';
import type { Action, BotReason, GameEvent, Refusal, Seat } from '@ettin/schema';
import type { Bot } from '../bot.js';
import { askBot, canOnlyPass, fallbackMove, nextTurn, type Turn } from './move.js';

/** A bot's move that the engine refused, and what was done instead. */
export interface Refused {
  readonly seat: Seat;
  readonly bot: string;
  /** Turn of the game. */
  readonly turn: number;
  readonly decision: Turn['decision'];
  readonly action: Action;
  readonly refusal: Refusal;
}

export interface PlayOptions {
  /** What happened, and the bot's reason for its move (null where it was passed for). */
  readonly onEvent?: (event: GameEvent, why: BotReason | null, state: State) => void;
  /** Actions after which the game is left as it stands; default 20000. */
  readonly maxActions?: number;
  /** Looked at before each action; an AbortSignal will do. */
  readonly abort?: { readonly aborted: boolean };
}

export interface Played {
  readonly ok: true;
  /** As the engine says; null for a game that was left. */
  readonly result: State['result'];
  readonly ended: 'result' | 'maxActions' | 'aborted';
  readonly actions: number;
  readonly turns: number;
  readonly refusals: readonly Refused[];
  readonly state: State;
}

/**
 * A whole game between bots, one for each seat. Faults of the setup are a value; throws when there are too few
 * bots, and when the engine refuses its own fallback, which is a bug.
 */
export function playGame(
  rules: Rules,
  setup: GameSetup,
  bots: readonly Bot[],
  options: PlayOptions = {},
): Played | { readonly ok: false; readonly faults: readonly SetupFault[] } {
  const created = createGame(rules, setup);
  if (!created.ok) return created;
  for (const e of created.events) options.onEvent?.(e, null, created.state);
  return playOn(rules, created.state, bots, options);
}

/** The same from a position, such as one that `createBoard` made. */
export function playOn(rules: Rules, start: State, bots: readonly Bot[], options: PlayOptions = {}): Played {
  const { maxActions = 20_000, abort, onEvent } = options;
  const refusals: Refused[] = [];
  let state = start;
  let actions = 0;
  let ended: Played['ended'] = 'result';
  for (;;) {
    const turn = nextTurn(rules, state);
    if (turn === null) break;
    if (abort?.aborted === true) ended = 'aborted';
    else if (actions >= maxActions) ended = 'maxActions';
    if (ended !== 'result') break;
    const step = makeMove(rules, state, turn, bots);
    if (step.refused !== null) refusals.push(step.refused);
    if (onEvent !== undefined) for (const e of step.events) onEvent(e, step.why, step.state);
    state = step.state;
    actions += 1;
  }
  return { ok: true, result: state.result, ended, actions, turns: state.turn.number, refusals, state };
}

interface Moved {
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly why: BotReason | null;
  readonly refused: Refused | null;
}

/** One move: passed where nothing else is possible, else the bot's, else the fallback. */
function makeMove(rules: Rules, state: State, turn: Turn, bots: readonly Bot[]): Moved {
  let why: BotReason | null = null;
  let refused: Refused | null = null;
  if (!canOnlyPass(turn)) {
    const bot = bots[turn.person];
    if (bot === undefined) throw new Error(`no bot for seat ${turn.person}`);
    const move = askBot(rules, state, turn, bot);
    const done = apply(rules, state, move.action);
    if (done.ok) return { state: done.state, events: done.events, why: move.why, refused: null };
    why = move.why;
    refused = {
      seat: turn.seat,
      bot: bot.name,
      turn: state.turn.number,
      decision: turn.decision,
      action: move.action,
      refusal: done,
    };
  }
  const action = fallbackMove(turn);
  const done = apply(rules, state, action);
  if (!done.ok)
    throw new Error(
      `engine refuses its own fallback to ${turn.decision.kind} (${turn.decision.purpose}): ${done.message}`,
    );
  return { state: done.state, events: done.events, why, refused };
}
