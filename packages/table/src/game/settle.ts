import { fallbackAnswer, legalActions, pendingDecisions } from '@ettin/engine';
import type { Action, Decision, Seat } from '@ettin/schema';
import { gameRules } from '../state/rules.js';
import type { TableState } from '../state/table.js';
import { decider, withSeat } from '../state/who.js';
import { advance } from './advance.js';
import { agreement, isPerson } from './drafts.js';
import { takeSeats } from './seats.js';
import { isConcerned, isStopped } from './stops.js';

/** Actions that the table takes by itself for one entry; with more to do, the host comes back to it. */
const MOST = 120;

/**
 * Goes on by itself until somebody has something to decide: passes for those who needn't be asked, and does the least
 * for a team whose time is up. Seats change hands where a turn begins: `turnBefore` is that before the entry, null where
 * it began the game.
 */
export function settle(table: TableState, turnBefore: number | null): TableState {
  let now = table;
  let turn = turnBefore;
  for (let i = 0; i < MOST; i++) {
    if (now.play === null || now.phase !== 'playing') return now;
    const { state } = now.play;
    if (state.turn.number !== turn || state.frames[0]?.k === 'setup') now = takeSeats(now);
    turn = state.turn.number;
    now = endPassing(now);
    const action = automatic(now);
    if (action === null) return withMore(now, false);
    const went = advance(now, action, { kind: 'auto' });
    if (!went.ok) throw new Error(`the engine refuses what the table does by itself: ${went.message}`);
    now = went.table;
  }
  return withMore(now, now.phase === 'playing');
}

function withMore(table: TableState, more: boolean): TableState {
  if (table.play === null || table.play.more === more) return table;
  return { ...table, play: { ...table.play, more } };
}

/** Passing until the turn is over ends with the turn, and with what concerns the seat. */
function endPassing(table: TableState): TableState {
  const state = table.play?.state;
  if (state === undefined || table.seats.every((s) => !s.settings.passTurn)) return table;
  const rules = gameRules(table);
  return table.seats.reduce((t, s, seat) => {
    if (!s.settings.passTurn) return t;
    const canAct = legalActions(rules, state, seat).length > 1;
    if (s.passing === state.turn.number && !isConcerned(t, state, seat, canAct)) return t;
    return withSeat(t, seat, { settings: { ...s.settings, passTurn: false } });
  }, table);
}

/** What is done now without asking anybody; null where somebody has to be asked. */
function automatic(table: TableState): Action | null {
  const { play } = table;
  // while all are asked for their consent the game stands still
  if (play === null || play.ask !== null) return null;
  for (const d of pendingDecisions(play.state)) {
    for (const player of d.players) {
      const action = automaticFor(table, d, player);
      if (action !== null) return action;
    }
  }
  return null;
}

function automaticFor(table: TableState, d: Decision, player: Seat): Action | null {
  const { play } = table;
  if (play === null) return null;
  const seat = decider(play.state, player);
  const team = play.state.players[seat]?.team;
  const pass: Action = { type: 'pass', player };
  if (team !== undefined && play.timedOut[team === 0 ? 0 : 1])
    return d.kind === 'priority'
      ? pass
      : { type: 'answer', player, decision: d.id, answer: fallbackAnswer(d) };
  if (d.byTeam && d.kind !== 'priority' && !isPerson(table, play, player)) {
    const answer = agreement(table, play, d.players);
    const told = play.state.proposals.some((p) => p.player === player);
    return answer === null || told ? null : { type: 'propose', player, decision: d.id, answer };
  }
  // a bot passes by itself even where it could do nothing else: else all would see when it could
  if (d.kind !== 'priority' || table.seats[seat]?.occupant.kind !== 'person') return null;
  const { state } = play;
  const canAct = () => legalActions(gameRules(table), state, player).length > 1;
  return isStopped(table, state, player, seat, canAct) ? null : pass;
}
