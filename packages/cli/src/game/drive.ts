import {
  apply,
  fallbackAnswer,
  legalActions,
  pendingDecisions,
  type Rules,
  type State,
  view,
} from '@ettin/engine';
import type { Action, BotReason, Decision, GameEvent, PlayerView, Refusal, Seat } from '@ettin/schema';
import type { Io } from '../io/io.js';

/** What somebody at the table is asked. */
export interface Ask {
  readonly rules: Rules;
  readonly decision: Decision;
  /** The player who acts or answers. */
  readonly seat: Seat;
  /** The person who decides for that player: the player, or whoever controls them (CR 723.5). */
  readonly person: Seat;
  /** With priority: everything the player may do, the pass first; mana abilities aside. */
  readonly actions: readonly Action[];
  /** What the person sees; made when first read. */
  readonly view: PlayerView;
  /** Why the last move for the same decision wasn't taken. */
  readonly refused: Refusal | null;
  /** In a team decision: what the teammates whom this program plays would answer. */
  readonly wishes: readonly Wish[];
}

export interface Wish {
  readonly seat: Seat;
  readonly action: Action;
  readonly why: BotReason | null;
}

/** Somebody who plays a seat. */
export interface Sitter {
  /** As in `--seats`: 'person', 'bot:rookie'. */
  readonly kind: string;
  readonly person: boolean;
  /** 'leave': the person has gone; the game stops as it stands. */
  decide(ask: Ask): Promise<Move | 'leave'>;
}

export interface Move {
  readonly action: Action;
  /** A bot's reason; null where there is none. */
  readonly why: BotReason | null;
}

/** One accepted action. */
export interface Moment {
  readonly rules: Rules;
  readonly before: State | null;
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** Null for the start of the game. */
  readonly action: Action | null;
  readonly why: BotReason | null;
}
/** 'stop': the game doesn't go on, though it has no result. */
export type Observer = (moment: Moment) => undefined | 'stop' | Promise<undefined | 'stop'>;

export interface Driven {
  readonly state: State;
  /** 'called': whoever observes it has stopped it. */
  readonly ended: 'result' | 'left' | 'stopped' | 'called';
}

/** Actions between two looks at signals and the terminal. */
const BREATH = 40;

/**
 * Plays on from a state until it has a result, a person leaves or Ctrl-C is pressed. Moves of persons that the
 * engine refuses are asked again with the reason; those of bots give way to the least that is legal. Throws when
 * the engine refuses even that, which is a bug.
 */
export async function drive(
  io: Io,
  rules: Rules,
  start: State,
  sitters: readonly Sitter[],
  observe: Observer,
): Promise<Driven> {
  let state = start;
  let refused: Refusal | null = null;
  for (let n = 0; ; n++) {
    if (state.result !== null) return { state, ended: 'result' };
    if (n % BREATH === BREATH - 1) await io.pause(0);
    if (io.stop.aborted) return { state, ended: 'stopped' };
    const { ask, sitter } = await nextAsk(rules, state, sitters, refused);
    const move: Move | 'leave' = !sitter.person && onlyPass(ask) ? passFor(ask) : await sitter.decide(ask);
    if (move === 'leave') return { state, ended: io.stop.aborted ? 'stopped' : 'left' };
    let action = move.action;
    let done = apply(rules, state, action);
    if (!done.ok && sitter.person) {
      refused = done;
      continue;
    }
    if (!done.ok) {
      action = leastMove(ask);
      done = apply(rules, state, action);
    }
    if (!done.ok)
      throw new Error(`the engine refuses its own way out of ${ask.decision.kind}: ${done.message}`);
    refused = null;
    const before = state;
    state = done.state;
    const heard = await observe({ rules, before, state, events: done.events, action, why: move.why });
    if (heard === 'stop' && state.result === null) return { state, ended: 'called' };
  }
}

async function nextAsk(
  rules: Rules,
  state: State,
  sitters: readonly Sitter[],
  refused: Refusal | null,
): Promise<{ ask: Ask; sitter: Sitter }> {
  const decision = pendingDecisions(state)[0];
  if (decision === undefined) throw new Error('the game has no result and asks nobody anything');
  const seat = seatToAsk(state, decision, sitters);
  const ask = askFor(rules, state, decision, seat, refused);
  const sitter = sitters[ask.person];
  if (sitter === undefined) throw new Error(`nobody sits at seat ${ask.person}`);
  if (!sitter.person || !decision.byTeam) return { ask, sitter };
  return { ask: askFor(rules, state, decision, seat, refused, await wishesOf(ask, state, sitters)), sitter };
}

/** A teammate that this program plays says what it would do, before the person decides for the team. */
async function wishesOf(ask: Ask, state: State, sitters: readonly Sitter[]): Promise<readonly Wish[]> {
  const wishes: Wish[] = [];
  for (const seat of ask.decision.players) {
    const theirs = askFor(ask.rules, state, ask.decision, seat, null);
    const sitter = sitters[theirs.person];
    if (sitter === undefined || sitter.person) continue;
    const move = await sitter.decide(theirs);
    if (move !== 'leave') wishes.push({ seat, ...move });
  }
  return wishes;
}

/** The first who may answer; for a team decision rather a person than a bot (CR 805.2 lets any member answer). */
function seatToAsk(state: State, decision: Decision, sitters: readonly Sitter[]): Seat {
  const [first = 0] = decision.players;
  if (!decision.byTeam) return first;
  return decision.players.find((s) => sitters[personFor(state, s)]?.person === true) ?? first;
}

export function askFor(
  rules: Rules,
  state: State,
  decision: Decision,
  seat: Seat,
  refused: Refusal | null,
  wishes: readonly Wish[] = [],
): Ask {
  const person = personFor(state, seat);
  let seen: PlayerView | null = null;
  return {
    rules,
    decision,
    seat,
    person,
    actions: decision.kind === 'priority' ? legalActions(rules, state, seat) : [],
    refused,
    wishes,
    get view() {
      seen ??= view(rules, state, person);
      return seen;
    },
  };
}

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

const onlyPass = (ask: Ask): boolean => ask.decision.kind === 'priority' && ask.actions.length <= 1;
const passFor = (ask: Ask): Move => ({ action: { type: 'pass', player: ask.seat }, why: null });

/** Always legal, and as little as may be. */
export function leastMove({ decision, seat }: Ask): Action {
  if (decision.kind === 'priority') return { type: 'pass', player: seat };
  return { type: 'answer', player: seat, decision: decision.id, answer: fallbackAnswer(decision) };
}
