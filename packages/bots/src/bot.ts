import type { Rules } from '@ettin/engine';
import type { Action, Answer, BotReason, Decision, PlayerView, Seat } from '@ettin/schema';

/**
 * What a bot is asked. It sees what a person in its seat sees, and never the state.
 *
 * Easily confused words:
 *   seat         the player who acts or answers
 *   view.viewer  the person who decides for that seat: the same, or whoever controls the player (CR 723)
 */
export interface BotInput {
  /** Made when it is first read: many decisions need no look at the table. */
  readonly view: PlayerView;
  readonly rules: Rules;
  readonly decision: Decision;
  /** With priority: everything the seat may do, the pass first; mana abilities aside. Empty otherwise. */
  readonly actions: readonly Action[];
  readonly seat: Seat;
}

export interface BotMove {
  readonly action: Action;
  /** For people of its team, in whatever language they read. */
  readonly why: BotReason;
}

/** A player. The same input gives the same move, as long as the bot was asked the same before. */
export interface Bot {
  readonly name: string;
  readonly decide: (input: BotInput) => BotMove;
}

/** The move that gives this answer to the decision. */
export function answering(input: BotInput, answer: Answer, why: BotReason): BotMove {
  return {
    action: { type: 'answer', player: input.seat, decision: input.decision.id, answer },
    why,
  };
}

export function passing(input: BotInput, why: BotReason): BotMove {
  return { action: { type: 'pass', player: input.seat }, why };
}
