import { apply, pendingDecisions, type State } from '@ettin/engine';
import type { PersonId } from '@ettin/protocol';
import type { Action, GameEvent, Seat } from '@ettin/schema';
import { byEngine, type Refused } from '../machine/result.js';
import { rowCount } from '../state/rows.js';
import { gameRules } from '../state/rules.js';
import type { PlayState, TableState, UndoPoint } from '../state/table.js';
import { logged, type Reason } from './log.js';
import { recorded } from './record.js';
import { tellsOrDecides } from './reveals.js';

/** States to go back to. They share nearly everything; as JSON they wouldn't. */
const HISTORY = 12;

/** Who acted: a person, a bot by its own choice, or the table for somebody who has nothing to decide. */
export type Actor =
  | { readonly kind: 'person'; readonly person: PersonId; readonly seat: Seat }
  | { readonly kind: 'bot'; readonly reason: Reason }
  | { readonly kind: 'auto' };

export type Advanced = { readonly ok: true; readonly table: TableState } | Refused;

/** The one way in which a game goes on: the engine carries the action out, and all that the table keeps follows. */
export function advance(table: TableState, action: Action, actor: Actor): Advanced {
  const { play } = table;
  if (play === null) throw new Error('there is no game');
  const rules = gameRules(table);
  const done = apply(rules, play.state, action);
  if (!done.ok) return byEngine(done);
  const before = play.state;
  const state = done.state;
  const position = play.at + 1;
  const samePass = action.type === 'pass' && state.priority?.team === before.priority?.team;
  const next: PlayState = {
    ...play,
    state,
    at: position,
    moment: samePass && state.stack === before.stack && state.turn === before.turn ? play.moment : position,
    history: historyAfter(play, action, actor, done.events, state),
    record: recorded(play, action),
    intents: play.intents.filter((i) => stillMeant(table, state, i)),
  };
  return {
    ok: true,
    table: afterwards(table, next, done.events, actor.kind === 'bot' ? actor.reason : undefined),
  };
}

/** The table with a game that has changed: what has happened in its log, and whether the game is over. */
export function afterwards(
  table: TableState,
  changed: PlayState,
  events: readonly GameEvent[],
  reason?: Reason,
): TableState {
  const { state } = changed;
  const pending = pendingDecisions(state);
  const next: PlayState = {
    ...changed,
    drafts: changed.drafts.filter((d) => pending.some((p) => p.id === d.decision)),
    declined: state.turn.number === table.play?.state.turn.number ? changed.declined : [],
  };
  return ended({ ...table, play: logged(next, events, reason) });
}

function historyAfter(
  play: PlayState,
  action: Action,
  actor: Actor,
  events: readonly GameEvent[],
  state: State,
): readonly UndoPoint[] {
  const mine: readonly UndoPoint[] =
    actor.kind === 'person'
      ? [
          {
            by: actor.person,
            seat: actor.seat,
            state: play.state,
            actions: rowCount(play.record.actions),
            free: true,
          },
        ]
      : [];
  // a bot that only passes has answered nothing; a person who does has
  const answers = actor.kind === 'person' || (actor.kind === 'bot' && action.type !== 'pass');
  const points = [...play.history, ...mine].map((p) => {
    if (!p.free) return p;
    const other = answers && !(actor.kind === 'person' && actor.person === p.by);
    const team = play.state.players[p.seat]?.team ?? 0;
    return other || tellsOrDecides(play.state, state, events, team) ? { ...p, free: false } : p;
  });
  return points.slice(-HISTORY);
}

/** Is what was planned at another moment of the same step still the same, and possible? */
export function stillMeant(
  table: TableState,
  state: State,
  plan: { readonly action: Action; readonly turn: number; readonly step: string },
): boolean {
  if (state.turn.number !== plan.turn || state.turn.step !== plan.step) return false;
  return apply(gameRules(table), state, plan.action).ok;
}

/** A game that is over counts, and the table is free for the next one. */
function ended(table: TableState): TableState {
  const result = table.play?.state.result ?? null;
  if (result === null || table.phase !== 'playing') return table;
  const { winner } = result;
  const score: readonly [number, number] = [
    table.score[0] + (winner === 0 ? 1 : 0),
    table.score[1] + (winner === 1 ? 1 : 0),
  ];
  const seats = table.seats.map((s) => ({ ...s, ready: s.occupant.kind === 'bot', coming: null }));
  // what people were asked about the game is settled by its end
  return { ...table, phase: 'over', score, seats, play: table.play && { ...table.play, ask: null } };
}
