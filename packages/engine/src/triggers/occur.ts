import type { ObjectId, Seat, Step, Zone } from '@ettin/schema';
import { attackingHeads, attackingPlayersFor, defendingPlayersFor } from '../combat/query.js';
import type { CompiledTrigger, TriggerKind } from '../compile/types.js';
import type { Game } from '../game.js';
import { type Index, indexOf, type Listener } from '../layers/table.js';
import type { Env } from '../state/state.js';
import { copyEnv, withIt, withKey, withThat } from '../state/with.js';

/** Something that has just happened, as triggers see it. Make one with `occurrence`. */
export interface Occurrence {
  readonly event: TriggerKind;
  /** "it": the object it happened to (its old id for objects that left). */
  readonly object: ObjectId;
  /** "that player". */
  readonly player: Seat;
  readonly amount: number;
  /** Source of the damage, spell or ability that did it. */
  readonly source: ObjectId;
  /** The other object or player concerned: what was damaged, blocked, attacked. */
  readonly other: number;
  readonly combat: boolean;
  readonly kind: string;
  readonly from: Zone | null;
  readonly to: Zone | null;
  readonly step: Step | null;
  readonly nth: number;
  readonly objects: readonly ObjectId[];
}

const NOTHING: readonly ObjectId[] = [];

export function occurrence(event: TriggerKind, parts: Partial<Occurrence>): Occurrence {
  return {
    event,
    object: parts.object ?? 0,
    player: parts.player ?? -1,
    amount: parts.amount ?? 0,
    source: parts.source ?? 0,
    other: parts.other ?? -1,
    combat: parts.combat ?? false,
    kind: parts.kind ?? '',
    from: parts.from ?? null,
    to: parts.to ?? null,
    step: parts.step ?? null,
    nth: parts.nth ?? 0,
    objects: parts.objects ?? NOTHING,
  };
}

/** Is anybody listening for this kind? Lets callers skip making the occurrence. */
export function listens(g: Game, event: TriggerKind): boolean {
  return indexOf(g).listeners.has(event);
}

/** Lets abilities trigger (CR 603.2): those in force now, or those of `index` for looking back (CR 603.10). */
export function occur(g: Game, o: Occurrence, index: Index = indexOf(g)): void {
  const listeners = index.listeners.get(o.event);
  if (listeners === undefined) return;
  if (g.held !== null) g.held.push(() => occur(g, o, index));
  else for (const l of listeners) if (matches(g, l, o)) trigger(g, l, o, index);
}

/**
 * Carries out what happens at one time: what triggers on any of it, and the conditions in that, look at the game once
 * all of it has happened.
 */
export function together(g: Game, act: () => void): void {
  if (g.held !== null) return act();
  const held: (() => void)[] = [];
  g.held = held;
  act();
  g.held = null;
  for (const tell of held) tell();
}

/** `occur` for what is rarely listened to: nothing is made when nobody is. */
export function occurTo(g: Game, event: TriggerKind, parts: Partial<Occurrence>, index: Index): void {
  if (index.listeners.has(event)) occur(g, occurrence(event, parts), index);
}

function trigger(g: Game, l: Listener, o: Occurrence, index: Index): void {
  // it resolves at once, where the mana is made (CR 605.4a; see mana/bonus.ts)
  if (l.ability.manaTrigger) return;
  const delayedId = l.source < 0 ? -1 - l.source : -1;
  const delayed = delayedId >= 0 ? g.s.delayed.find((d) => d.id === delayedId) : undefined;
  if (delayedId >= 0 && delayed === undefined) return;
  const env = copyEnv(l.env);
  if (o.object !== 0) env.it = o.object;
  if (o.player >= 0) env.that = o.player;
  if (delayed === undefined || o.amount > 0) env.amount = o.amount;
  env.eventSource = o.source;
  env.bound = boundBy(g, l, o);
  const condition = l.ability.condition;
  if (condition !== null && !condition(g, env)) return;
  const source = delayed === undefined ? l.source : delayed.source;
  if (l.ability.triggered?.limit === 'turn' && !firstThisTurn(g, source, l.ability.id)) return;
  const pending = { ability: l.ability.id, source, controller: l.env.controller, env };
  const times = delayed === undefined ? timesOf(l, o) + extraTimes(g, l, o, index) : 1;
  for (let i = 0; i < times; i++) g.s.triggers = [...g.s.triggers, pending];
  if (delayed?.once === true) {
    g.s.delayed = g.s.delayed.filter((d) => d !== delayed);
    g.touch();
  }
}

/** A line of several chapters is as many abilities, and counters may reach more than one of them (CR 714.2c). */
function timesOf(l: Listener, o: Occurrence): number {
  const data = l.trigger.data;
  return data.on === 'chapter' ? data.numbers.filter((n) => reached(o, n)).length : 1;
}

const reached = (o: Occurrence, n: number): boolean => o.nth - o.amount < n && n <= o.nth;

/** Names that combat events fix for as long as the ability is about (CR 805.10e). */
function boundBy(g: Game, { env, trigger }: Listener, o: Occurrence): Env['bound'] {
  switch (o.event) {
    case 'attacks':
      return withKey(withKey(env.bound, 'defendingPlayer', defendingPlayersFor(g, o.object)), 'attacked', [
        o.other,
      ]);
    case 'attacksUnblocked':
    case 'becomesBlocked':
      return withKey(env.bound, 'defendingPlayer', defendingPlayersFor(g, o.object));
    case 'blocks': {
      // triggering once for the blocker, it speaks of all that it blocks (CR 509.3a)
      const once = trigger.second === null && !trigger.secondSelf;
      const attackingPlayer = once
        ? attackingPlayersFor(g, o.object)
        : attackingHeads(g, g.controllerOf(o.other));
      return withKey(withKey(env.bound, 'attackingPlayer', attackingPlayer), 'blocked', [o.other]);
    }
    case 'attackersDeclared':
      return withKey(env.bound, 'attackers', o.objects);
    case 'damage':
      return o.other >= 0 ? withKey(env.bound, 'damaged', [o.other]) : env.bound;
    default:
      return env.bound;
  }
}

function firstThisTurn(g: Game, source: ObjectId, ability: number): boolean {
  const o = g.find(source);
  if (o === null) return true;
  const key = `trigger:${ability}`;
  if (o.marks?.[key] === g.s.turn.number) return false;
  const own = g.own(source);
  own.marks = withKey(own.marks, key, g.s.turn.number);
  return true;
}

/** Effects that make abilities trigger an additional time: those in force when the abilities were (CR 603.10). */
function extraTimes(g: Game, l: Listener, o: Occurrence, index: Index): number {
  let n = 0;
  for (const a of index.rules.get('extraTriggers') ?? []) {
    if (a.rule.condition !== null && !a.rule.condition(g, a.env)) continue;
    const data = a.rule.data;
    if (data.rule !== 'extraTriggers' || l.env.controller !== a.env.controller) continue;
    if (data.of === 'enters' && o.event !== 'enters') continue;
    const seen = g.look(o.object);
    if (seen !== null && (a.rule.test === null || a.rule.test(g, seen.o, seen.c, a.env))) n++;
  }
  return n;
}

function matches(g: Game, l: Listener, o: Occurrence): boolean {
  const t = l.trigger;
  const data = t.data;
  switch (data.on) {
    case 'enters':
      return (data.from === undefined || data.from === o.from) && isWhat(g, t, l, o.object);
    case 'move':
      return (
        (data.from === undefined || data.from === o.from) &&
        (data.to === undefined || data.to === o.to) &&
        isWhat(g, t, l, data.from === undefined && data.to === 'graveyard' ? o.other : o.object, o.object)
      );
    case 'attacks':
      return (
        isWhat(g, t, l, o.object) &&
        (data.alone !== true || o.nth === 1) &&
        (t.who === null || defendingPlayersFor(g, o.object).some((seat) => isPlayer(g, t, l, seat)))
      );
    case 'attackersDeclared':
      return attackersMatch(g, l, t, o);
    case 'blocks':
      // without a quality it triggers once for each blocker, however many it blocks (CR 509.3a)
      return isWhat(g, t, l, o.object) && (t.second === null ? o.nth === 1 : isSecond(g, t, l, o.other));
    case 'becomesBlocked':
      return (
        isWhat(g, t, l, o.object) && (t.second === null || o.objects.some((id) => isSecond(g, t, l, id)))
      );
    case 'damage':
      return damageMatches(g, l, t, o);
    case 'combatDamageBatch':
      return (t.who === null || t.who(g, l.env, o.player)) && o.objects.some((id) => isWhat(g, t, l, id));
    case 'step':
      return data.step === o.step && stepMatches(g, l, t, o);
    case 'cast':
      return (
        isPlayer(g, t, l, o.player) &&
        (data.nth === undefined || data.nth === o.nth) &&
        (data.nthOfAll === undefined || data.nthOfAll === o.amount) &&
        isWhat(g, t, l, o.object)
      );
    case 'activate':
    case 'exert':
    case 'discard':
    case 'cycle':
    case 'sacrifice':
    case 'mill':
      return isPlayer(g, t, l, o.player) && isWhat(g, t, l, o.object);
    case 'becomesTarget':
      return (
        isWhat(g, t, l, o.object) &&
        (t.who === null || t.who(g, l.env, o.player)) &&
        (data.spellsOnly !== true || o.kind === 'spell')
      );
    case 'loseLife':
      return isPlayer(g, t, l, o.player) && (data.nth === undefined || data.nth === o.nth);
    case 'draw':
      return (
        isPlayer(g, t, l, o.player) &&
        (data.nth === undefined || data.nth === o.nth) &&
        (data.exceptFirstInDrawStep !== true || o.kind !== 'firstInDrawStep')
      );
    case 'gainLife':
    case 'playLand':
    case 'becomesMonarch':
    case 'scry':
      return isPlayer(g, t, l, o.player);
    case 'playerCounters':
      return isPlayer(g, t, l, o.player) && (data.kind === undefined || data.kind === o.kind);
    case 'counters':
      return (
        isWhat(g, t, l, o.object) &&
        (data.kind === undefined || data.kind === o.kind) &&
        (data.reaches === undefined || (o.nth - o.amount < data.reaches && o.nth >= data.reaches)) &&
        (t.who === null || t.who(g, l.env, o.player))
      );
    case 'lastCounterRemoved':
      return data.kind === o.kind && isWhat(g, t, l, o.object);
    case 'tapForMana':
      return isWhat(g, t, l, o.object) && (t.who === null || t.who(g, l.env, o.player));
    case 'chapter':
      return o.object === l.source && data.numbers.some((n) => reached(o, n));
    case 'dayNightChanges':
      return true;
    case 'state':
      return false;
    case 'dies':
    case 'leaves':
    case 'attacksUnblocked':
    case 'tap':
    case 'untap':
    case 'transforms':
    case 'turnedFaceUp':
    case 'attach':
      return isWhat(g, t, l, o.object);
  }
}

/** Does the object match, live or as last known? `also` is the id that "self" may have had before. */
function isWhat(g: Game, t: CompiledTrigger, l: Listener, id: ObjectId, also: ObjectId = id): boolean {
  if (t.self)
    return (
      id === l.source ||
      also === l.source ||
      (l.source < 0 && (id === l.env.self || also === l.env.self || l.env.it === also))
    );
  if (t.what === null) return true;
  const seen = g.look(id);
  return seen !== null && t.what(g, seen.o, seen.c, l.env);
}

function isSecond(g: Game, t: CompiledTrigger, l: Listener, id: number): boolean {
  if (t.secondSelf) return id === l.source;
  if (t.second === null) return true;
  const seen = g.look(id);
  return seen !== null && t.second(g, seen.o, seen.c, l.env);
}

function isPlayer(g: Game, t: CompiledTrigger, l: Listener, seat: Seat): boolean {
  return t.who === null || t.who(g, l.env, seat);
}

/**
 * Steps are the team's. An ability that speaks of "that player" triggers once for each player that fits,
 * one that doesn't only once (CR 805.4d); the caller makes one occurrence a head, `nth` counting them.
 * Before that rule the step of "each opponent" was one for each of them whatever the ability spoke of,
 * but "each upkeep" was the team's one upkeep even then.
 */
function stepMatches(g: Game, l: Listener, t: CompiledTrigger, o: Occurrence): boolean {
  if (t.who !== null && !t.who(g, l.env, o.player)) return false;
  const data = t.data;
  if (data.on !== 'step') return false;
  if (data.whose === 'you') return o.player === l.env.controller;
  const perPlayer = g.rules.edition.parameters.stepTriggers === 'perPlayer' && data.whose !== 'each';
  if ((l.ability.speaksOfThatPlayer || perPlayer) && data.whose !== 'team') return true;
  // once: for the first head for whom it fits
  for (const seat of g.team(g.s.turn.team).seats) {
    if (t.who === null || t.who(g, l.env, seat)) return seat === o.player;
  }
  return false;
}

function attackersMatch(g: Game, l: Listener, t: CompiledTrigger, o: Occurrence): boolean {
  const data = t.data;
  if (data.on !== 'attackersDeclared') return false;
  let n = 0;
  for (const id of o.objects) {
    const seen = g.look(id);
    if (seen === null) continue;
    if (t.who !== null && !t.who(g, l.env, seen.c.controller)) continue;
    if (t.second !== null && !t.second(g, seen.o, seen.c, l.env)) continue;
    const condition = t.condition;
    const holds = (seat: Seat) => condition === null || condition(g, withIt(withThat(l.env, seat), id));
    if (condition !== null && !defendingPlayersFor(g, id).some(holds)) continue;
    n++;
  }
  if (data.exactlyAlone === true) return n === 1 && o.objects.length === 1;
  return n >= (data.min ?? 1);
}

function damageMatches(g: Game, l: Listener, t: CompiledTrigger, o: Occurrence): boolean {
  const data = t.data;
  if (data.on !== 'damage') return false;
  if (data.combat !== undefined && data.combat !== o.combat) return false;
  if (!isWhat(g, t, l, o.source)) return false;
  const toPlayer = o.other < 65536;
  if (data.toPlayer !== undefined && data.toObject === undefined)
    return toPlayer && t.who?.(g, l.env, o.other) === true;
  if (data.toObject !== undefined && data.toPlayer === undefined)
    return !toPlayer && isSecond(g, t, l, o.other);
  if (data.toPlayer !== undefined)
    return toPlayer ? t.who?.(g, l.env, o.other) === true : isSecond(g, t, l, o.other);
  return true;
}
