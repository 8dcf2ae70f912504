import {
  askBot,
  type Bot,
  canOnlyPass,
  fallbackMove,
  randomBot,
  rngFrom,
  rookieBot,
  type Turn,
} from '@ettin/bots';
import { apply, legalActions, pendingDecisions, type State } from '@ettin/engine';
import type { BotKind } from '@ettin/protocol';
import type { Action, BotReason, Seat } from '@ettin/schema';
import { keyOf } from '../game/intents.js';
import { rulesOf } from '../state/rules.js';
import type { PlayState, TableState } from '../state/table.js';
import { decider, hasPartner } from '../state/who.js';

const MAKERS: Readonly<Record<BotKind, (rng: ReturnType<typeof rngFrom>) => Bot>> = {
  rookie: rookieBot,
  random: randomBot,
};

export interface BotTurn extends Turn {
  /** Seat of the bot that decides. */
  readonly bot: Seat;
}

/** Every move that a bot has to make now. What a team decides is left to a person of the team, if there is one. */
export function botTurns(table: TableState): readonly BotTurn[] {
  const { play } = table;
  if (play === null || table.phase !== 'playing' || play.ask !== null || play.more) return [];
  const { state } = play;
  const isBot = (seat: Seat) => table.seats[seat]?.occupant.kind === 'bot';
  return pendingDecisions(state).flatMap((decision) => {
    const players = decision.players.filter((p) => isBot(decider(state, p)));
    if (decision.byTeam && players.length < decision.players.length) return [];
    return (decision.byTeam ? players.slice(0, 1) : players).map((seat): BotTurn => {
      const bot = decider(state, seat);
      const actions =
        decision.kind === 'priority' ? legalActions(rulesOf(table.settings.edition), state, seat) : [];
      return { decision, seat, person: bot, bot, actions };
    });
  });
}

/** The bots of one table. They remember what they did within a turn, so that nothing is tried for ever. */
/** A bot's move; without a reason where the table makes it move. */
export interface TableMove {
  readonly action: Action;
  readonly why: BotReason | null;
}

export class Bots {
  private readonly made = new Map<Seat, { readonly kind: BotKind; readonly bot: Bot }>();

  /** `seed`: called for a bot that is new, so that nobody can tell what it will do. */
  constructor(private readonly seed: () => string) {}

  /** What the bot wants to do; the least that is legal where its teammate has told it not to, or it is refused. */
  decide(table: TableState, play: PlayState, turn: BotTurn): TableMove {
    const bot = this.botAt(table, turn.bot);
    const rules = rulesOf(table.settings.edition);
    const least: TableMove = { action: fallbackMove(turn), why: null };
    if (bot === null || canOnlyPass(turn)) return least;
    const move = askBot(rules, play.state, turn, bot);
    if (play.declined.includes(keyOf(move.action))) return least;
    return apply(rules, play.state, move.action).ok ? move : least;
  }

  private botAt(table: TableState, seat: Seat): Bot | null {
    const occupant = table.seats[seat]?.occupant;
    if (occupant?.kind !== 'bot') return null;
    const known = this.made.get(seat);
    if (known?.kind === occupant.bot) return known.bot;
    const bot = MAKERS[occupant.bot](rngFrom(this.seed()));
    this.made.set(seat, { kind: occupant.bot, bot });
    return bot;
  }
}

/** How a bot's move is made: as soon as any pass, after its pace, shown to a teammate before, or only when the teammate agrees. */
export type Manner = 'passed' | 'paced' | 'shown' | 'asked';

/**
 * All passes take the same time, whether there was something else to do or not, so that time tells nothing. A partner shows what
 * it would use, and asks before it pays with the life that both have.
 */
export function mannerOf(table: TableState, state: State, turn: BotTurn, action: Action): Manner {
  if (action.type === 'pass') return 'passed';
  if (!hasPartner(table, turn.bot)) return 'paced';
  if (paysLife(table, state, turn, action)) return 'asked';
  return action.type === 'cast' || action.type === 'activate' || action.type === 'special'
    ? 'shown'
    : 'paced';
}

/** Does it cost the team life that doing the least instead would not? */
function paysLife(table: TableState, state: State, turn: BotTurn, action: Action): boolean {
  const paid = lifeLost(table, state, turn.seat, action);
  if (paid === 0 || turn.decision.kind === 'priority') return paid > 0;
  return paid > lifeLost(table, state, turn.seat, fallbackMove(turn));
}

function lifeLost(table: TableState, state: State, seat: Seat, action: Action): number {
  const done = apply(rulesOf(table.settings.edition), state, action);
  if (!done.ok) return 0;
  const team = state.players[seat]?.team ?? 0;
  return Math.max(0, (state.teams[team]?.life ?? 0) - (done.state.teams[team]?.life ?? 0));
}
