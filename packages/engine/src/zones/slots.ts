import type { ObjectId, Seat, Zone } from '@ettin/schema';
import { type Game, GENERATION, HAND_SLOT, PEEK_SLOT } from '../game.js';
import type { Obj } from '../state/state.js';

/** Where an object that is made now starts from; callers overwrite what differs. */
export function blankObj(id: ObjectId, zone: Zone, owner: Seat, controller: Seat, turn: number): Obj {
  return {
    id,
    card: -1,
    def: -1,
    face: 0,
    zone,
    owner,
    controller,
    timestamp: 0,
    since: turn,
    entered: turn,
    tapped: false,
    faceDown: 0,
    phasedOut: false,
    flipped: false,
    counters: null,
    damage: 0,
    deathtouched: false,
    attachedTo: -1,
    chosen: null,
    cast: null,
    copy: null,
    stack: null,
    linked: null,
    regeneration: 0,
    activated: null,
    marks: null,
    damagedBy: null,
  };
}

/** A new object in a public zone. Slots and generations follow public events only, so ids tell nothing. */
export function newObject(g: Game, zone: Zone, owner: Seat, controller: Seat): Obj {
  const s = g.s;
  let slot: number;
  if (s.free.length > 0) {
    slot = s.free[s.free.length - 1] ?? 0;
    s.free = s.free.slice(0, -1);
  } else slot = s.objects.length;
  if (slot >= PEEK_SLOT) throw new Error('too many objects in the game');
  s.generation += 1;
  const o = g.made(blankObj(s.generation * GENERATION + slot, zone, owner, controller, s.turn.number));
  o.timestamp = g.nextTimestamp();
  g.ownObjects()[slot] = o;
  return o;
}

export function freeObject(g: Game, id: ObjectId): void {
  const slot = id % GENERATION;
  g.ownObjects()[slot] = null;
  g.s.free = [...g.s.free, slot];
}

/** A card that comes into a hand; the id comes from a counter of that hand (only its team ever sees it). */
export function newHandObject(g: Game, seat: Seat, card: number): Obj {
  const counters = g.s.handCounters.slice();
  const n = (counters[seat] ?? 0) + 1;
  counters[seat] = n;
  g.s.handCounters = counters;
  const o = g.made(blankObj(n * GENERATION + HAND_SLOT + seat, 'hand', seat, seat, g.s.turn.number));
  o.card = card;
  o.def = g.s.cards[card] ?? -1;
  return o;
}
