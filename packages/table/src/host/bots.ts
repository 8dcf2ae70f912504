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
import { apply, legalActions, pendingDecisions, type Rules, type State } from '@ettin/engine';
import type { BotKind } from '@ettin/protocol';
import type { Action, Answer, BotReason, Seat } from '@ettin/schema';
import { isPerson } from '../game/drafts.js';
import { keyOf } from '../game/intents.js';
import { gameRules } from '../state/rules.js';
import type { PlayState, TableState } from '../state/table.js';
import { decider, hasPartner } from '../state/who.js';
import { lifeSpent } from './life-spent.js';
import { ownPart } from './part.js';

const MAKERS: Readonly<Record<BotKind, (rng: ReturnType<typeof rngFrom>) => Bot>> = {
  rookie: rookieBot,
  random: randomBot,
};

export interface BotTurn extends Turn {
  /** Seat of the bot that decides. */
  readonly bot: Seat;
}

/**
 * Decisions of a team that a person of it makes, by each bot that is asked too: what it would do is for the person to take
 * or leave. Those that it has drafted already are left out.
 */
export function draftTurns(table: TableState): readonly BotTurn[] {
  const { play } = table;
  if (play === null || table.phase !== 'playing' || play.ask !== null || play.more) return [];
  return pendingDecisions(play.state).flatMap((decision) => {
    if (!decision.byTeam || decision.kind === 'priority') return [];
    const bots = decision.players.filter((p) => !isPerson(table, play, p));
    if (bots.length === decision.players.length) return [];
    return bots.flatMap((seat): BotTurn | readonly [] => {
      const bot = decider(play.state, seat);
      const had = play.drafts.some((d) => d.seat === bot && d.decision === decision.id);
      return had ? [] : { decision, seat, person: bot, bot, actions: [] };
    });
  });
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
      const actions = decision.kind === 'priority' ? legalActions(gameRules(table), state, seat) : [];
      return { decision, seat, person: bot, bot, actions };
    });
  });
}

/** A bot's move; without a reason where the table makes it move. */
export interface TableMove {
  readonly action: Action;
  readonly why: BotReason | null;
}

/** The bots of one table. They remember what they did within a turn, so that nothing is tried for ever. */
export class Bots {
  private readonly made = new Map<Seat, { readonly kind: BotKind; readonly bot: Bot }>();

  /** `seed`: called for a bot that is new, so that nobody can tell what it will do. */
  constructor(private readonly seed: () => string) {}

  /** What the bot wants to do; the least that is legal where its teammate has told it not to, or it is refused. */
  decide(table: TableState, play: PlayState, turn: BotTurn): TableMove {
    const bot = this.botAt(table, turn.bot);
    const rules = gameRules(table);
    const least: TableMove = { action: fallbackMove(turn), why: null };
    const isDeclined = (action: Action) => play.declined.includes(keyOf(play.state, action));
    const open = { ...turn, actions: turn.actions.filter((a) => !isDeclined(a)) };
    if (bot === null || canOnlyPass(open)) return least;
    const move = askBot(rules, play.state, open, bot);
    if (isDeclined(move.action)) return isDeclined(least.action) ? otherwise(move) : least;
    return apply(rules, play.state, move.action).ok ? move : least;
  }

  /** What the bot would do of a decision that a person makes for their team; null where nothing of it is its own. */
  draft(
    table: TableState,
    play: PlayState,
    turn: BotTurn,
  ): { readonly answer: Answer; readonly why: BotReason } | null {
    const bot = this.botAt(table, turn.bot);
    if (bot === null) return null;
    const rules = gameRules(table);
    const { action, why } = askBot(rules, play.state, turn, bot);
    if (action.type !== 'answer') return null;
    const answer = ownPart(rules, play.state, turn.decision, action.answer, turn.seat);
    if (answer === null) return null;
    // why the team should fight is no reason for one that stays out of it
    return isIdle(answer) && !isIdle(action.answer)
      ? { answer, why: { code: 'nothingWorth' } }
      : { answer, why };
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

/** A hand that shall not be kept goes back, and the other way round; there is nothing else to do with it. */
const isIdle = (answer: Answer): boolean =>
  (answer.kind === 'attackers' && answer.attackers.length === 0) ||
  (answer.kind === 'blockers' && answer.blockers.length === 0);

function otherwise({ action, why }: TableMove): TableMove {
  if (action.type !== 'answer' || action.answer.kind !== 'mulligan') return { action, why };
  return {
    action: { ...action, answer: { kind: 'mulligan', mulligan: !action.answer.mulligan } },
    why: null,
  };
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
  if (turn.decision.kind === 'mulligan') return 'shown';
  if (lifeCost(table, state, turn, action) > 0) return 'asked';
  return action.type === 'cast' || action.type === 'activate' || action.type === 'special'
    ? 'shown'
    : 'paced';
}

/** Life that it costs the team, and that doing the least instead would not. */
export function lifeCost(table: TableState, state: State, turn: BotTurn, action: Action): number {
  const rules = gameRules(table);
  if (turn.decision.kind === 'priority') return lifeSpent(rules, state, action);
  const paid = lifeAtOnce(rules, state, action);
  return paid === 0 ? 0 : Math.max(0, paid - lifeAtOnce(rules, state, fallbackMove(turn)));
}

function lifeAtOnce(rules: Rules, state: State, action: Action): number {
  const done = apply(rules, state, action);
  if (!done.ok) return 0;
  const team = state.players[action.player]?.team ?? 0;
  return Math.max(0, (state.teams[team]?.life ?? 0) - (done.state.teams[team]?.life ?? 0));
}
