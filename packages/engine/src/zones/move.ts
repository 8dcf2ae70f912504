import type { ObjectId, Seat, Zone } from '@ettin/schema';
import { putAttacking, removeFromCombat } from '../combat/attack.js';
import { READS, TYPE } from '../compile/bits.js';
import type { Chars } from '../compile/types.js';
import { dropForbidden } from '../counters/counters.js';
import { returnExiled } from '../effects/moving.js';
import { bindResult } from '../events/bind.js';
import { type Game, HAND_SLOT, PEEK_SLOT, SLOT_MASK } from '../game.js';
import { packChars } from '../layers/known.js';
import { type Index, indexOf } from '../layers/table.js';
import { randomInt } from '../state/random.js';
import type { Happening, LastKnown, MovePlan, Obj } from '../state/state.js';
import { withEnv } from '../state/with.js';
import { addTally } from '../teams/tally.js';
import { occur, occurrence, occurTo } from '../triggers/occur.js';
import { enterBattlefield } from './enter.js';
import { emitMoved } from './moved.js';
import { freeObject, newHandObject, newObject } from './slots.js';
import { forgetTop } from './tops.js';

/** One move that was carried out. */
interface Moved {
  readonly e: Happening;
  readonly plan: MovePlan;
  readonly was: ObjectId;
  readonly now: ObjectId;
  readonly from: Zone | null;
  readonly to: Zone;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly types: number;
  /** A token that isn't on the battlefield any more. */
  readonly ceases: boolean;
}

/** Zone changes that happen together (CR 400, 603.10): leaving objects all see one another leave. */
export function commitMoves(g: Game, events: readonly Happening[]): void {
  let leaves = false;
  for (const e of events) if (e.move?.from === 'battlefield') leaves = true;
  const before: Index | null = leaves ? indexOf(g) : null;
  const known: (LastKnown & { next: ObjectId })[] = [];
  for (const e of events) {
    if (e.object === 0 || !leavesTrace(g, e)) continue;
    const o = g.find(e.object);
    if (o !== null) known.push({ id: o.id, object: o, chars: packChars(g.chars(o)), next: 0 });
  }
  const done: Moved[] = [];
  for (const e of events) {
    const moved = moveOne(g, e);
    if (moved !== null) done.push(moved);
  }
  if (known.length > 0) {
    for (const k of known) k.next = done.find((m) => m.was === k.id)?.now ?? 0;
    g.s.lastKnown = g.s.lastKnown.concat(known);
  }
  if (done.length === 0) return;
  settle(g, done);
  triggers(g, done, before);
  // CR 610.3: what was exiled until one of these left comes back right after
  for (const k of known)
    if (k.object.zone === 'battlefield' && k.object.marks?.returnsExiled === 1)
      returnExiled(g, k.object.linked ?? []);
}

/**
 * Is it remembered as it was? What leaves a public zone is; a card from a hand only as the source of the ability
 * that it is the cost of (CR 113.7a), one from a library if all have seen it there.
 */
function leavesTrace(g: Game, e: Happening): boolean {
  const plan = e.move;
  if (plan === null) return false;
  if (plan.from === 'hand') return e.source === e.object && plan.to !== 'hand' && plan.to !== 'library';
  if (plan.from === 'library') return plan.to !== 'library' && g.s.peek?.public === true;
  return plan.from !== null && plan.from !== 'command';
}

function moveOne(g: Game, e: Happening): Moved | null {
  const plan = e.move;
  if (plan === null) return null;
  const o = e.object === 0 ? null : g.find(e.object);
  if (e.object !== 0 && o === null) return null;
  if (o !== null && o.zone !== plan.from && plan.from !== null) return null;
  const seen: Chars | null = o === null ? null : g.chars(o);
  const owner = o?.owner ?? e.player;
  const card = o?.card ?? plan.card;
  const token = card < 0;
  const controller = o === null ? owner : (seen?.controller ?? owner);
  const types = seen?.types ?? 0;
  if (o !== null) takeOut(g, o);
  else if (plan.from === 'library' && !takeFromLibrary(g, owner, card)) return null;
  const ceases = token && plan.to !== 'battlefield';
  const now = ceases ? 0 : putInto(g, plan, o, owner, card);
  return { e, plan, was: e.object, now, from: plan.from, to: plan.to, owner, controller, types, ceases };
}

const without = (list: readonly number[], id: number): readonly number[] => list.filter((x) => x !== id);

/** Out of its zone's list and of the table. */
function takeOut(g: Game, o: Obj): void {
  const s = g.s;
  switch (o.zone) {
    case 'battlefield':
      s.battlefield = without(s.battlefield, o.id);
      removeFromCombat(g, o.id);
      break;
    case 'stack':
      s.stack = without(s.stack, o.id);
      break;
    case 'exile':
      s.exile = without(s.exile, o.id);
      break;
    case 'command':
      s.command = without(s.command, o.id);
      break;
    case 'graveyard': {
      const piles = s.graveyards.slice();
      piles[o.owner] = without(piles[o.owner] ?? [], o.id);
      s.graveyards = piles;
      break;
    }
    case 'hand':
      g.setHand(
        o.owner,
        (s.hands[o.owner] ?? []).filter((h) => h.id !== o.id),
      );
      break;
    case 'library': {
      // being looked at: the record is in the peek, the card in the library
      takeFromLibrary(g, o.owner, o.card);
      if (s.peek !== null) s.peek = { ...s.peek, cards: s.peek.cards.filter((h) => h.id !== o.id) };
      break;
    }
  }
  const slot = o.id & SLOT_MASK;
  if (slot < PEEK_SLOT && slot < HAND_SLOT) freeObject(g, o.id);
}

export function takeFromLibrary(g: Game, seat: Seat, card: number): boolean {
  const library = g.s.libraries[seat] ?? [];
  const at = library.lastIndexOf(card);
  if (at < 0) return false;
  if (at === library.length - 1) forgetTop(g, seat);
  const libraries = g.s.libraries.slice();
  libraries[seat] =
    at === library.length - 1 ? library.slice(0, at) : [...library.slice(0, at), ...library.slice(at + 1)];
  g.s.libraries = libraries;
  return true;
}

function putInto(g: Game, plan: MovePlan, o: Obj | null, owner: Seat, card: number): ObjectId {
  const s = g.s;
  switch (plan.to) {
    case 'hand': {
      const made = newHandObject(g, owner, card);
      g.setHand(owner, [...(s.hands[owner] ?? []), made]);
      return made.id;
    }
    case 'library': {
      intoLibrary(g, owner, card, plan.position);
      return 0;
    }
    case 'battlefield': {
      const { id } = enterBattlefield(g, plan, o, owner, card);
      if (plan.effects.length > 0) beginEffects(g, plan.effects, id);
      return id;
    }
    default: {
      const made = newObject(g, plan.to, owner, plan.controller >= 0 ? plan.controller : owner);
      const own = made;
      own.card = card;
      own.def = card >= 0 ? (s.cards[card] ?? -1) : -1;
      own.face = 0;
      if (plan.to === 'exile') {
        own.faceDown = plan.faceDown;
        // the player who may go on with the adventure, counted from 1 (CR 715.3d)
        const adventurer = plan.chosen?.onAdventure;
        if (typeof adventurer === 'number') own.marks = { onAdventure: adventurer };
        s.exile = [...s.exile, own.id];
        if (plan.linkTo !== 0) link(g, plan.linkTo, own.id);
      } else if (plan.to === 'graveyard') {
        const piles = s.graveyards.slice();
        piles[owner] = [...(piles[owner] ?? []), own.id];
        s.graveyards = piles;
      } else if (plan.to === 'command') s.command = [...s.command, own.id];
      else s.stack = [...s.stack, own.id];
      return own.id;
    }
  }
}

/** Effects made for it as it entered begin to apply to what it is now. */
function beginEffects(g: Game, ids: readonly number[], object: ObjectId): void {
  g.s.effects = g.s.effects.map((x) =>
    ids.includes(x.id)
      ? { ...x, affected: [object], source: object, env: withEnv(x.env, 'self', object) }
      : x,
  );
}

/** "Exiled with it": remembered on the object that did it, for as long as it is there (CR 607). */
export function link(g: Game, holder: ObjectId, id: ObjectId): void {
  const o = g.find(holder);
  if (o === null) return;
  const own = g.own(holder);
  own.linked = [...(own.linked ?? []), id];
}

export function intoLibrary(g: Game, seat: Seat, card: number, position: MovePlan['position']): void {
  const libraries = g.s.libraries.slice();
  const library = libraries[seat] ?? [];
  let at = library.length;
  if (position === 'bottom') at = 0;
  else if (position === 'shuffled') {
    forgetTop(g, seat);
    at = randomInt(g, library.length + 1);
  } else if (typeof position === 'number') at = Math.max(0, library.length - position);
  libraries[seat] = [...library.slice(0, at), card, ...library.slice(at)];
  g.s.libraries = libraries;
}

function readsOfZone(z: Zone | null): number {
  if (z === 'hand') return READS.hand;
  if (z === 'graveyard') return READS.graveyard;
  if (z === 'exile') return READS.exile;
  if (z === 'library') return READS.library;
  return z === 'stack' ? READS.stack : 0;
}

/** What was derived may have changed, before anything is asked of it again. */
function settle(g: Game, done: readonly Moved[]): void {
  let touched = false;
  let reads = 0;
  for (const m of done) {
    if (m.from === 'battlefield' || m.to === 'battlefield') touched = true;
    reads |= readsOfZone(m.from) | readsOfZone(m.to);
    if (m.to === 'command') touched = true;
    if (touched) continue;
    const def = g.rules.defs[g.find(m.now)?.def ?? g.lastKnown(m.was)?.object.def ?? -1];
    if (def !== undefined) for (const f of def.faces) if (f.zones !== 0) touched = true;
  }
  if (touched) g.touch();
  else g.changed(reads);
  for (const m of done) if (m.to === 'battlefield') dropForbidden(g, m.now);
  for (const m of done) {
    if (m.to === 'battlefield' && m.plan.attacking >= 0) putAttacking(g, m.now, m.plan.attacking);
    emitMoved(g, m);
    if (m.ceases && m.was !== 0)
      g.emit({ type: 'changed', cite: 'sba.token', audience: 'all', object: m.was, what: 'ceases' });
    bindResult(g, m.e, 1, m.now === 0 ? [] : [m.now], m.controller);
  }
}

function triggers(g: Game, done: readonly Moved[], before: Index | null): void {
  const after = indexOf(g);
  for (const m of done) {
    if (m.from === 'battlefield' && before !== null) {
      const creature = (m.types & TYPE.creature) !== 0;
      addTally(g, m.controller, 'permanentsLeft', 1);
      if (m.to === 'graveyard' && creature) addTally(g, m.controller, 'creaturesDied', 1);
      const parts = { object: m.was, other: m.now, player: m.controller, from: m.from, to: m.to } as const;
      if (m.to === 'graveyard') occurTo(g, 'dies', parts, before);
      occurTo(g, 'leaves', parts, before);
      occurTo(g, 'move', parts, before);
    }
    if (m.to === 'battlefield') {
      const c = g.look(m.now)?.c;
      if (c !== undefined) {
        if ((c.types & TYPE.land) !== 0) addTally(g, c.controller, 'landsEntered', 1);
        if ((c.types & TYPE.creature) !== 0) addTally(g, c.controller, 'creaturesEntered', 1);
        const parts = { object: m.now, other: m.was, player: c.controller, from: m.from, to: m.to } as const;
        if (!silenced(g, m.now)) occurTo(g, 'enters', parts, after);
        enteredWith(g, m, after);
      }
    }
    if (
      m.from !== 'battlefield' ||
      before === null ||
      after.listeners.get('move') !== before.listeners.get('move')
    ) {
      const parts = {
        object: m.now !== 0 ? m.now : m.was,
        other: m.was,
        player: m.owner,
        from: m.from,
        to: m.to,
        source: m.e.source,
      } as const;
      if (m.from !== 'battlefield' || m.to === 'graveyard' || m.to === 'exile')
        occurOnceMore(g, parts, m, after, before);
    }
    if (m.plan.cause === 'discard') {
      addTally(g, m.owner, 'cardsDiscarded', 1);
      occurTo(g, 'discard', { object: m.now, other: m.was, player: m.owner, source: m.e.source }, after);
    } else if (m.plan.cause === 'sacrifice') {
      addTally(g, m.controller, 'permanentsSacrificed', 1);
      occurTo(g, 'sacrifice', { object: m.was, other: m.now, player: m.controller }, before ?? after);
    } else if (m.plan.cause === 'mill')
      occurTo(g, 'mill', { object: m.now, other: m.was, player: m.owner }, after);
  }
}

/** The counters that it entered with were put on it (CR 122.6), by its controller. */
function enteredWith(g: Game, m: Moved, after: Index): void {
  if (!after.listeners.has('counters') && !after.listeners.has('chapter')) return;
  const o = g.find(m.now);
  if (o === null) return;
  for (const [kind, amount] of Object.entries(o.counters ?? {})) {
    const parts = { object: o.id, amount, nth: amount, source: o.id } as const;
    occur(g, occurrence('counters', { ...parts, kind, player: g.controllerOf(o.id) }), after);
    if (kind === 'lore') occur(g, occurrence('chapter', parts), after);
  }
}

/**
 * Abilities of the card in its new zone, and of others looking at what arrives there. Those that look back
 * from the battlefield had their turn already.
 */
function occurOnceMore(
  g: Game,
  parts: Parameters<typeof occurrence>[1],
  m: Moved,
  after: Index,
  before: Index | null,
): void {
  if (m.from !== 'battlefield') {
    occurTo(g, 'move', parts, after);
    return;
  }
  if (!after.listeners.has('move')) return;
  const seen = new Set((before?.listeners.get('move') ?? []).map((l) => `${l.ability.id}:${l.source}`));
  const fresh = (after.listeners.get('move') ?? []).filter((l) => !seen.has(`${l.ability.id}:${l.source}`));
  if (fresh.length === 0) return;
  occur(g, occurrence('move', parts), { ...after, listeners: new Map([['move', fresh]]) });
}

function silenced(g: Game, id: ObjectId): boolean {
  const rules = indexOf(g).rules.get('noEntersTriggers');
  if (rules === undefined) return false;
  const seen = g.look(id);
  return seen !== null && rules.some((a) => a.rule.test === null || a.rule.test(g, seen.o, seen.c, a.env));
}
