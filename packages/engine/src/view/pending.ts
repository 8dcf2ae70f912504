import type { Decision, PendingNotice, Seat } from '@ettin/schema';
import type { Rules } from '../compile/types.js';
import type { State } from '../state/state.js';
import { hasSeat, type Sight } from './eyes.js';

/**
 * All decisions that wait. While a team has priority that is one too: of those members who haven't passed
 * since anybody acted (CR 805.5), any of whom may act. It isn't answered but acted upon, or passed.
 */
export function pendingDecisions(_rules: Rules, state: State): readonly Decision[] {
  if (state.result !== null) return NONE;
  if (state.pending !== null) return [state.pending];
  const priority = state.priority;
  if (priority === null) return NONE;
  const seats = state.teams[priority.team]?.seats ?? [];
  const players = seats.filter((seat) => !hasSeat(priority.passed, seat));
  return [{ kind: 'priority', id: state.seq, players, byTeam: false, purpose: 'choose' }];
}
const NONE: readonly Decision[] = [];

/**
 * Whose person answers for each of the decision's players, in the same order: the player's own, or that of
 * whoever controls the player now (CR 723.5).
 */
export function deciders(state: State, decision: Decision): readonly Seat[] {
  return decision.players.map((seat) => personFor(state, seat));
}

function personFor(state: State, seat: Seat): Seat {
  let person = seat;
  // a controller may be controlled too; as many steps as there are players end any circle
  for (let i = 0; i < state.players.length; i++) {
    const by = state.players[person]?.controlledBy;
    if (by === undefined || by === null || by === person) break;
    person = by;
  }
  return person;
}

/** Whether the viewer is shown a decision whole: as one of its players, their controller, or for a team decision a member. */
export function isParty(sight: Sight, decision: Decision): boolean {
  const mask = decision.byTeam ? sight.hands : sight.eyes;
  for (const seat of decision.players) if (hasSeat(mask, seat)) return true;
  return false;
}

/** What everybody else may know of a decision: whose it is, and what it is about. */
export function noticeOf(decision: Decision): PendingNotice {
  return { kind: 'waiting', players: decision.players, purpose: decision.purpose };
}
