import type { Decision, PendingNotice, PlayerView, Seat } from '@ettin/schema';
import type { State } from '../state/state.js';
import { hasSeat, type Sight, seesId } from './eyes.js';

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

/**
 * The decisions as the viewer may know them: their own whole, but for a source that they can't see (a card that
 * was in another's hand); of others only whose they are, and what about.
 */
export function viewPending(
  state: State,
  sight: Sight,
  decisions: readonly Decision[],
): PlayerView['pending'] {
  return decisions.map((d) => {
    if (!isParty(sight, d)) return noticeOf(d);
    if (d.source === undefined || seesId(state, sight, d.source)) return d;
    const { source: _hidden, ...rest } = d;
    return rest;
  });
}

/** What everybody else may know of a decision: whose it is, and what it is about. */
function noticeOf(decision: Decision): PendingNotice {
  return { kind: 'waiting', players: decision.players, purpose: decision.purpose };
}
