import type { CastMethod, ObjectId, Seat } from '@ettin/schema';
import { PERMANENT_TYPES, READS } from '../compile/bits.js';
import { TAKE_BACK } from '../costs/pay.js';
import { movePlan } from '../events/happening.js';
import type { Game } from '../game.js';
import { makeEnv } from '../state/env.js';
import type { CastFrame, CastInfo, Env, FloatingEffect, Obj } from '../state/state.js';
import { withEnv } from '../state/with.js';
import { placeTrigger } from '../triggers/put.js';
import { takeFromLibrary } from '../zones/move.js';
import { emitMoved } from '../zones/moved.js';
import { freeObject, newObject } from '../zones/slots.js';
import { announceCosts } from './announce.js';
import { anyManaAllowed, castFace } from './castable.js';
import { STAGE } from './casting.js';
import { chooseModes, chooseTargets, chooseX, divide } from './choose.js';
import { finishCast, payForCast, takeBack } from './finish.js';

/** Begins to cast: the card goes onto the stack (CR 601.2a); everything else is chosen from there. */
export function beginCast(
  g: Game,
  seat: Seat,
  o: Obj,
  side: 0 | 1,
  method: CastMethod,
  manual: boolean,
  free = false,
): void {
  const before = o;
  const from = o.zone;
  const position =
    from === 'hand'
      ? (g.s.hands[o.owner] ?? []).findIndex((h) => h.id === o.id)
      : from === 'graveyard'
        ? (g.s.graveyards[o.owner] ?? []).indexOf(o.id)
        : g.s.exile.indexOf(o.id);
  takeFrom(g, o);
  const spell = newObject(g, 'stack', o.owner, seat);
  spell.card = o.card;
  spell.def = o.def;
  spell.face = side;
  spell.faceDown = method === 'faceDown' ? 1 : 0;
  g.s.stack = [...g.s.stack, spell.id];
  const face = castFace(g, o, side, method, seat)?.face;
  const permanent = face !== undefined && (face.base.types & PERMANENT_TYPES) !== 0;
  const flags =
    method === 'permission' && anyManaAllowed(g, o) ? [...flagsOf(method), 'anyMana'] : flagsOf(method);
  const cast: CastInfo = { method, player: seat, from, kicked: 0, kickers: [], x: 0, flags };
  const env: Env = withEnv(makeEnv(spell.id, seat), 'cast', cast);
  spell.cast = cast;
  if (method === 'flashback') keepGranted(g, o.id, spell.id);
  spell.stack = {
    kind: 'spell',
    ability: permanent || method === 'faceDown' ? -1 : (face?.spell ?? -1),
    source: spell.id,
    targets: {},
    divisions: {},
    modes: [],
    env,
    copy: false,
    spliced: [],
    generation: g.s.resolutions + 1,
  };
  // only a spell that does something from the stack changes what is in force
  if (workedFrom(g, o) !== 0 || method === 'flashback') g.touch();
  else g.changed(READS.stack | READS.hand | READS.graveyard | READS.exile);
  g.push({
    k: 'cast',
    answer: null,
    kind: 'spell',
    player: seat,
    object: spell.id,
    source: spell.id,
    ability: spell.stack.ability,
    method,
    from,
    manual,
    stage: STAGE.modes,
    index: 0,
    modes: [],
    kickers: [],
    flags,
    x: 0,
    targets: {},
    divisions: {},
    env,
    spliced: [],
    before,
    position,
    mana: null,
    free,
  });
  emitMoved(g, {
    plan: movePlan({ from, to: 'stack', cause: 'cast', faceDown: spell.faceDown }),
    was: before.id,
    now: spell.id,
    from,
    to: 'stack',
    owner: o.owner,
  });
}

/** Flashback that an effect gave the card is what the spell is being cast by: its cost is still to be paid. */
function keepGranted(g: Game, card: ObjectId, spell: ObjectId): void {
  const grants = (e: FloatingEffect) => e.affected?.includes(card) === true;
  if (g.s.effects.some(grants))
    g.s.effects = g.s.effects.map((e) =>
      grants(e) ? { ...e, affected: [...(e.affected ?? []), spell] } : e,
    );
}

/** Zones from which an ability of the card works, besides the battlefield. */
function workedFrom(g: Game, o: Obj): number {
  let zones = 0;
  for (const f of g.rules.defs[o.def]?.faces ?? []) zones |= f.zones;
  return zones;
}

function flagsOf(method: CastMethod): readonly string[] {
  switch (method) {
    case 'surge':
      return ['surged'];
    case 'spectacle':
      return ['spectacle'];
    case 'evoke':
      return ['evoked'];
    case 'dash':
      return ['dashed'];
    case 'flashback':
      return ['flashback'];
    case 'escape':
      return ['escaped'];
    case 'madness':
      return ['madness'];
    case 'bestow':
      return ['bestowed'];
    case 'overload':
      return ['overloaded'];
    default:
      return [];
  }
}

function takeFrom(g: Game, o: Obj): void {
  if (o.zone === 'hand') {
    g.setHand(
      o.owner,
      (g.s.hands[o.owner] ?? []).filter((h) => h.id !== o.id),
    );
    return;
  }
  if (o.zone === 'graveyard') {
    const piles = g.s.graveyards.slice();
    piles[o.owner] = (piles[o.owner] ?? []).filter((x) => x !== o.id);
    g.s.graveyards = piles;
  } else if (o.zone === 'library') {
    takeFromLibrary(g, o.owner, o.card);
    return;
  } else g.s.exile = g.s.exile.filter((x) => x !== o.id);
  freeObject(g, o.id);
}

/** One step of casting, activating, or putting a triggered ability on the stack. */
export function stepCast(g: Game, frame: CastFrame): void {
  const f = frame.kind === 'triggered' && frame.object === 0 ? placeTrigger(g, frame) : frame;
  if (f.stage === TAKE_BACK) return takeBack(g, f);
  const depth = g.depth;
  for (;;) {
    if (f.stage === STAGE.modes) {
      if (!chooseModes(g, f)) return;
    } else if (f.stage === STAGE.costs) {
      if (!announceCosts(g, f)) return;
    } else if (f.stage === STAGE.x) {
      if (!chooseX(g, f)) return;
    } else if (f.stage === STAGE.targets) {
      if (!chooseTargets(g, f)) return;
    } else if (f.stage === STAGE.divide) {
      if (!divide(g, f)) return;
    } else if (f.stage === STAGE.pay) {
      if (!payForCast(g, f)) return;
    } else return finishCast(g, f);
    if ((f.stage as number) === TAKE_BACK) return takeBack(g, f);
    if (g.depth !== depth || g.s.pending !== null) return;
  }
}
