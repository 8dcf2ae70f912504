import type { ObjectId, Seat, Viewer } from '@ettin/schema';
import { HAND_SLOT, PEEK_SLOT, SLOT_MASK, TOP_SLOT } from '../game.js';
import type { Obj, Peek, State } from '../state/state.js';

/**
 * What one viewer may look at, as bits by seat.
 *
 * `eyes` are the players through whose eyes the viewer sees: themselves, and whomever they control (CR 723.4:
 * what a controlled player could see, their controller sees too). `hands` are the hands that those eyes may
 * look at: their own and their teammates' (CR 810.5).
 */
export interface Sight {
  readonly eyes: number;
  readonly hands: number;
}

const BLIND: Sight = { eyes: 0, hands: 0 };

export function sightOf(state: State, viewer: Viewer): Sight {
  if (viewer === 'spectator') return BLIND;
  let eyes = 1 << viewer;
  // a controller of a controller sees through both; a round without a new one ends it
  for (let before = 0; before !== eyes; ) {
    before = eyes;
    for (const p of state.players)
      if (p.controlledBy !== null && hasSeat(eyes, p.controlledBy)) eyes |= 1 << p.seat;
  }
  let hands = 0;
  for (const team of state.teams) {
    let members = 0;
    for (const seat of team.seats) members |= 1 << seat;
    if ((members & eyes) !== 0) hands |= members;
  }
  return { eyes, hands };
}

export function hasSeat(mask: number, seat: Seat): boolean {
  return (mask & (1 << seat)) !== 0;
}

/** Whether the cards looked at in a library are shown to the viewer: to the one who looks, or to all (CR 701.20). */
export function seesPeek(state: State, sight: Sight): boolean {
  const peek = state.peek;
  return peek !== null && (peek.public || peekers(state, peek).some((seat) => hasSeat(sight.eyes, seat)));
}

/**
 * May the viewer look at the face of this face-down object? CR 708.5: of a spell or permanent only its controller,
 * nobody else on the team. CR 702.143a, 702.143d: of a foretold card its owner. Of others exiled face down nobody.
 */
export function seesFace(sight: Sight, o: Obj, controller: Seat): boolean {
  if (o.zone === 'battlefield' || o.zone === 'stack') return hasSeat(sight.eyes, controller);
  return o.zone === 'exile' && o.marks?.foretold !== undefined && hasSeat(sight.eyes, o.owner);
}

/** Whether an id names something that the viewer may see, as far as its zone goes. */
export function seesId(state: State, sight: Sight, id: ObjectId): boolean {
  const slot = id & SLOT_MASK;
  if (slot >= HAND_SLOT) return hasSeat(sight.hands, slot - HAND_SLOT);
  if (slot >= TOP_SLOT)
    return state.tops.some((t) => t.object.id === id && (t.sees === -1 || (t.sees & sight.eyes) !== 0));
  return slot < PEEK_SLOT || seesPeek(state, sight);
}

/** Is it the top card of a library that the player may look at now? */
export function seesTop(state: State, id: ObjectId, seat: Seat): boolean {
  return state.tops.some((t) => t.object.id === id && hasSeat(t.sees, seat));
}

/** Who looks at the cards that are being looked at. */
function peekers(state: State, peek: Peek): readonly Seat[] {
  const team = state.players[peek.viewer]?.team;
  return peek.team === true ? state.players.filter((p) => p.team === team).map((p) => p.seat) : [peek.viewer];
}
