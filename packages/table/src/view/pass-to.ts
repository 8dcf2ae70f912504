import { askedByStep, legalActions, type Rules, type State, stepsAhead } from '@ettin/engine';
import type { GameFrame, SeatSettings } from '@ettin/protocol';
import type { Seat } from '@ettin/schema';
import { isStopped } from '../game/stops.js';
import { gameRules } from '../state/rules.js';
import type { TableState } from '../state/table.js';
import { decidesFor } from '../state/who.js';

type PassTo = GameFrame['passTo'];

/** Turns that are looked ahead over at most: one's own, everybody else's, and one's own again. */
const TURNS = 3;

/**
 * Where passing leads a seat if nobody does anything: the topmost object resolves; or else the next moment at which the
 * seat is really asked, by its stops and by what it could do there, by an attack or a block of its team or by a hand that
 * is too large. Of what nobody can know before, a card that is drawn may be anything, and nobody attacks. Null where the
 * seat has no priority to pass.
 */
export function passTo(table: TableState, seat: Seat): PassTo {
  const { play } = table;
  if (play === null || table.phase !== 'playing') return null;
  const { state } = play;
  const settings = table.seats[seat]?.settings;
  const had = known.get(state)?.find((k) => k.seat === seat && k.settings === settings);
  if (had !== undefined) return had.leads;
  const leads = ahead(table, state, seat);
  known.set(state, [...(known.get(state) ?? []).filter((k) => k.seat !== seat), { seat, settings, leads }]);
  return leads;
}

interface Known {
  readonly seat: Seat;
  readonly settings: SeatSettings | undefined;
  readonly leads: PassTo;
}
/** Frames are made anew for whatever happens at a table, a line of chat too; the game is often the same. */
const known = new WeakMap<State, readonly Known[]>();

function ahead(table: TableState, state: State, seat: Seat): PassTo {
  const { priority } = state;
  if (priority === null || state.pending !== null || state.result !== null) return null;
  const players = decidesFor(state, seat);
  const mine = players.filter(
    (p) => state.players[p]?.team === priority.team && (priority.passed & (1 << p)) === 0,
  );
  if (mine.length === 0) return null;
  const top = state.stack.at(-1);
  if (top !== undefined) return { resolves: top };
  const rules = gameRules(table);
  const others = players.filter((p) => state.players[p]?.team !== priority.team);
  // the other team has priority in the same step before it ends (CR 117.4, 805.5)
  const here = others.find((p) => isAskedAt(table, rules, forTeamOf(state, p), p, seat));
  if (here !== undefined) return placeOf(state);
  const over = state.turn.number + TURNS;
  for (const s of stepsAhead(rules, state)) {
    if (s.turn.number >= over) break;
    const asked = askedByStep(rules, s);
    if (players.some((p) => asked.includes(p) || isAskedAt(table, rules, forTeamOf(s, p), p, seat)))
      return placeOf(s);
  }
  return 'concerned';
}

const placeOf = ({ turn: { number, team, step } }: State): PassTo => ({ step, turn: number, team });

/** Would the seat be asked with priority there? A hand that a card was drawn to may hold anything to do. */
function isAskedAt(table: TableState, rules: Rules, s: State, player: Seat, seat: Seat): boolean {
  const { step } = s.turn;
  if (step === 'untap' || step === 'cleanup') return false;
  const could = () => hasDrawn(table, s, player) || legalActions(rules, s, player).length > 1;
  return isStopped(table, s, player, seat, could);
}

function hasDrawn(table: TableState, s: State, player: Seat): boolean {
  const { number, team, step } = s.turn;
  if (number === table.play?.state.turn.number || s.players[player]?.team !== team) return false;
  return step !== 'upkeep';
}

function forTeamOf(s: State, player: Seat): State {
  const team = s.players[player]?.team ?? 0;
  return { ...s, priority: { team, passed: 0, teamsPassed: 0 } };
}
