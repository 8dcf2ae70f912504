import type { Effect, ObjectId, Seat } from '@ettin/schema';
import { isSick } from '../combat/sick.js';
import { SUPER, TYPE } from '../compile/bits.js';
import type { Chars, CompiledAbility } from '../compile/types.js';
import { RESTRICTION, ZONE_BIT } from '../compile/zones.js';
import type { Game } from '../game.js';
import { KIND } from '../layers/base.js';
import { type ActiveRule, rulesNamed } from '../layers/table.js';
import { isUsedUp } from '../stack/limits.js';
import { DirectCache } from '../state/direct-cache.js';
import { makeEnv } from '../state/env.js';
import type { Obj, Token } from '../state/state.js';
import { bonusUnits, mayBeBonus, multiplied } from './bonus.js';

/** One way to get mana from a permanent without any choice but the types of the mana. */
export interface ManaSource {
  readonly object: ObjectId;
  /** Position of the ability among the object's abilities (`Chars.abilities`). */
  readonly ability: number;
  /** For each mana that it makes, the types that it may be, as a mask over MANA_TYPES. */
  readonly units: readonly number[];
  /** How many of the units the ability itself makes; those after them come from triggers (see bonus.ts). */
  readonly own: number;
  /** Restriction on spending it, or -1. */
  readonly only: number;
  readonly persists: boolean;
  readonly snow: boolean;
  readonly taps: boolean;
  readonly sacrifices: boolean;
  /** The ability does more than add mana. */
  readonly side: boolean;
  readonly creature: boolean;
  readonly land: boolean;
}

/** A mana ability of a permanent, with what doesn't change as things are tapped. */
interface Candidate {
  readonly object: ObjectId;
  readonly chars: Chars;
  readonly ability: CompiledAbility;
  /** With `units` left empty where they depend on the game. */
  readonly source: ManaSource;
  /** One choice of type binds all its units. */
  readonly bound: boolean;
  readonly ready: readonly ManaSource[] | null;
}

const candidates = new DirectCache<Token, readonly (readonly Candidate[])[]>(16);

/**
 * Mana abilities that the player could activate now to pay for something, without any other cost than tapping or
 * sacrificing the permanent (CR 605.3a); those of one object follow one another, and exclude one another.
 * A source whose one choice of type binds several mana is listed once for each type.
 */
export function manaSources(g: Game, seat: Seat): readonly ManaSource[] {
  const list = candidatesOf(g)[seat];
  if (list === undefined || list.length === 0) return NO_SOURCES;
  const out: ManaSource[] = [];
  const forbidding = rulesNamed(g, 'cantActivate');
  const bonus = mayBeBonus(g);
  for (let i = 0; i < list.length; i++) {
    const x = list[i] as Candidate;
    const o = g.find(x.object);
    if (o === null || !isUsable(g, o, x, seat, forbidding)) continue;
    const made = x.ready !== null && !bonus ? x.ready : worked(g, o, x, bonus);
    for (let j = 0; j < made.length; j++) out.push(made[j] as ManaSource);
  }
  return out;
}
const NO_SOURCES: readonly ManaSource[] = [];

function isUsable(g: Game, o: Obj, x: Candidate, seat: Seat, forbidding: readonly ActiveRule[]): boolean {
  if (o.phasedOut || (x.source.taps && o.tapped)) return false;
  const c = x.chars;
  // CR 302.6: the tap symbol is what a creature that came too late can't pay
  if (x.source.taps && x.source.creature && isSick(g, o, c)) return false;
  if ((c.restricted & RESTRICTION.cantActivate) !== 0 && isStopped(g, c)) return false;
  for (const a of forbidding) {
    const data = a.rule.data;
    if (data.rule !== 'cantActivate' || data.manaToo !== true) continue;
    if (a.rule.test === null || a.rule.test(g, o, c, a.env)) return false;
  }
  const data = x.ability.activated;
  if (isUsedUp(g, o, x.ability, x.source.ability)) return false;
  if (data?.timing !== undefined && !isTime(g, seat, data.timing)) return false;
  const condition = x.ability.condition;
  return condition === null || condition(g, makeEnv(o.id, seat));
}

/** Is it under an effect that stops even its mana abilities? */
function isStopped(g: Game, c: Chars): boolean {
  for (const r of c.restrictions) {
    const data = r.mod.data;
    if (data.mod !== 'cantActivate' || data.unlessMana === true) continue;
    if (r.mod.condition === null || r.mod.condition(g, r.env)) return true;
  }
  return false;
}

/** Times at which it may be activated in the middle of paying for something. */
function isTime(g: Game, seat: Seat, timing: string): boolean {
  const turn = g.s.turn;
  const own = turn.team === g.player(seat).team;
  if (timing === 'yourTurn') return own;
  if (timing === 'opponentsTurn') return !own;
  if (timing === 'yourUpkeep') return own && turn.step === 'upkeep';
  // never while a spell is being cast
  if (timing === 'sorcery') return false;
  return g.s.combat !== null;
}

function worked(g: Game, o: Obj, x: Candidate, bonus: boolean): readonly ManaSource[] {
  const of = x.ability.mana?.units;
  let units = typeof of === 'function' ? of(g, makeEnv(o.id, x.chars.controller)) : (of ?? []);
  if (units.length === 0) return NO_SOURCES;
  if (bonus && x.source.taps) units = multiplied(g, o, x.chars, units);
  const more = bonus && x.source.taps ? bonusUnits(g, o.id, x.chars.controller) : NO_UNITS;
  return spread(x.source, units.length, units, more, x.bound);
}
const NO_UNITS: readonly number[] = [];

function spread(
  s: ManaSource,
  own: number,
  units: readonly number[],
  more: readonly number[],
  bound: boolean,
): readonly ManaSource[] {
  if (!bound || units.length < 2) return [sourceOf(s, own, more.length === 0 ? units : [...units, ...more])];
  const mask = units[0] ?? 0;
  const out: ManaSource[] = [];
  for (let t = 0; t < 6; t++)
    if ((mask & (1 << t)) !== 0) out.push(sourceOf(s, own, [...units.map((u) => u & (1 << t)), ...more]));
  return out;
}

function sourceOf(s: ManaSource, own: number, units: readonly number[]): ManaSource {
  return {
    object: s.object,
    ability: s.ability,
    units,
    own,
    only: s.only,
    persists: s.persists,
    snow: s.snow,
    taps: s.taps,
    sacrifices: s.sacrifices,
    side: s.side,
    creature: s.creature,
    land: s.land,
  };
}

/** Kept by the state's token, which is replaced when permanents or their characteristics change. */
function candidatesOf(g: Game): readonly (readonly Candidate[])[] {
  const known = candidates.get(g.s.token, g.s.token.t);
  if (known !== null) return known;
  const lists: Candidate[][] = g.s.players.map(() => []);
  const battlefield = g.s.battlefield;
  for (let i = 0; i < battlefield.length; i++) {
    const o = g.find(battlefield[i] as ObjectId);
    if (o === null) continue;
    const c = g.chars(o);
    if ((c.kinds & KIND.activated) === 0) continue;
    const own = ownCandidates(g, o, c);
    for (let j = 0; j < own.length; j++) lists[c.controller]?.push(own[j] as Candidate);
  }
  candidates.set(g.s.token, g.s.token.t, lists);
  return lists;
}

/** By characteristics, as most permanents are what they were for the token before. */
const candidatesByChars = new DirectCache<Chars, { readonly id: ObjectId; readonly own: Candidate[] }>(2048);

function ownCandidates(g: Game, o: Obj, c: Chars): readonly Candidate[] {
  const had = candidatesByChars.get(c, o.id);
  if (had !== null && had.id === o.id) return had.own;
  const own: Candidate[] = [];
  for (let i = 0; i < c.abilities.length; i++) {
    const ability = g.rules.abilities[c.abilities[i] ?? -1];
    if (ability === undefined || ability.mana === null) continue;
    const candidate = candidateOf(o, c, i, ability);
    if (candidate !== null) own.push(candidate);
  }
  candidatesByChars.set(c, o.id, { id: o.id, own });
  return own;
}

function candidateOf(o: Obj, chars: Chars, position: number, ability: CompiledAbility): Candidate | null {
  const data = ability.activated;
  const mana = ability.mana;
  if (data === null || mana === null || (ability.zones & ZONE_BIT.battlefield) === 0) return null;
  const effects = data.effects ?? [];
  const add = effects.find((e): e is AddMana => e.do === 'addMana');
  if (add === undefined || (add.who !== undefined && add.who !== 'you')) return null;
  const cost = data.cost;
  if (!mana.simple) {
    for (const key of Object.keys(cost)) if (key !== 'tapSelf' && key !== 'sacrificeSelf') return null;
    if (effects.length > 1) return null;
  }
  const taps = cost.tapSelf === true;
  // an ability without any cost would make mana without end
  if (!taps && !mana.sacrifices) return null;
  const units = typeof mana.units === 'function' ? NO_UNITS : mana.units;
  const source: ManaSource = {
    object: o.id,
    ability: position,
    units,
    own: units.length,
    only: mana.only,
    persists: add.persists === true,
    snow: (chars.supers & SUPER.snow) !== 0,
    taps,
    sacrifices: mana.sacrifices,
    side: effects.length > 1,
    creature: (chars.types & TYPE.creature) !== 0,
    land: (chars.types & TYPE.land) !== 0,
  };
  const bound = bindsTypes(add);
  const ready = typeof mana.units === 'function' ? null : spread(source, source.own, units, NO_UNITS, bound);
  return { object: o.id, chars, ability, source, bound, ready };
}

type AddMana = Extract<Effect, { do: 'addMana' }>;

/** "Add two mana of any one color": not each of its own color. */
function bindsTypes(add: AddMana): boolean {
  if (add.anyOneColor !== undefined) return add.anyOneColor !== 1;
  return add.among !== undefined && typeof add.among.types === 'string' && add.among.count !== 1;
}
