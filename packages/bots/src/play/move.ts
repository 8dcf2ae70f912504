import { fallbackAnswer, legalActions, pendingDecisions, type Rules, type State, view } from '@ettin/engine';
import type { Action, Decision, PlayerView, Seat } from '@ettin/schema';
import type { Bot, BotInput, BotMove } from '../bot.js';

/** A move that somebody has to make now. */
export interface Turn {
  readonly decision: Decision;
  /** The player who acts or answers. */
  readonly seat: Seat;
  /** The person who decides for that player: whoever controls them (CR 723.5), else the player. */
  readonly person: Seat;
  readonly actions: readonly Action[];
}

/** Who has to move next; null when the game is over. Of a team decision it is the primary player (CR 805.2). */
export function nextTurn(rules: Rules, state: State): Turn | null {
  const decision = pendingDecisions(state)[0];
  const seat = decision?.players[0];
  if (decision === undefined || seat === undefined) return null;
  const actions = decision.kind === 'priority' ? legalActions(rules, state, seat) : NONE;
  return { decision, seat, person: personFor(state, seat), actions };
}
const NONE: readonly Action[] = [];

function personFor(state: State, seat: Seat): Seat {
  let person = seat;
  // a controller may be controlled too; as many steps as there are players end any circle
  for (let i = 0; i < state.players.length; i++) {
    const by = state.players[person]?.controlledBy ?? null;
    if (by === null || by === person) break;
    person = by;
  }
  return person;
}

/** Can this player do nothing but pass? Then a driver may pass for them. */
export function canOnlyPass(turn: Turn): boolean {
  return turn.decision.kind === 'priority' && turn.actions.length <= 1;
}

/** What the bot does, which sees the view of the person who decides. */
export function askBot(rules: Rules, state: State, turn: Turn, bot: Bot): BotMove {
  let seen: PlayerView | null = null;
  const input: BotInput = {
    rules,
    decision: turn.decision,
    actions: turn.actions,
    seat: turn.seat,
    get view() {
      seen ??= view(rules, state, turn.person);
      return seen;
    },
  };
  return bot.decide(input);
}

/** What is done for a player whose own move was refused: always legal, and as little as may be. */
export function fallbackMove(turn: Turn): Action {
  if (turn.decision.kind === 'priority') return { type: 'pass', player: turn.seat };
  return {
    type: 'answer',
    player: turn.seat,
    decision: turn.decision.id,
    answer: fallbackAnswer(turn.decision),
  };
}
