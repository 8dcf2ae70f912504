import type { ObjectId } from '@ettin/schema';
import { withPickedHead } from '../combat/picked-head.js';
import { READS } from '../compile/bits.js';
import type { CompiledMod, CompiledStatic, Holds, ObjectTest } from '../compile/types.js';
import { LAYER, ZONE_BIT } from '../compile/zones.js';
import type { Game } from '../game.js';
import { makeEnv } from '../state/env.js';
import type { Env, Obj } from '../state/state.js';
import { withEnv } from '../state/with.js';
import { KIND, makeChars } from './base.js';
import { hasOwnValues, ownValues } from './exceptions.js';
import { applyCounters, applyMod, counterMark } from './modify.js';
import { eachSource } from './sources.js';
import type { Table } from './table.js';

/** One modification of one continuous effect, waiting for its layer. */
interface Entry {
  readonly layer: number;
  readonly timestamp: number;
  readonly cda: boolean;
  readonly mod: CompiledMod;
  readonly env: Env;
  readonly condition: Holds | null;
  /** Static ability that it comes from, on its source; -1 for effects of resolved spells and abilities. */
  readonly ability: number;
  readonly statics: CompiledStatic | null;
  readonly affected: readonly ObjectId[] | null;
  readonly each: ObjectTest | null;
  readonly power: number;
  readonly toughness: number;
  readonly fixed: boolean;
  /** Shared by the entries of one effect: once it has begun to apply, it goes on (CR 613.6). */
  readonly group: { started: boolean };
}

/** Works out the characteristics of all objects, layer by layer (CR 613). */
export function applyLayers(g: Game, table: Table): void {
  const entries: Entry[] = [];
  const counted: Obj[] = [];
  eachSource(g, (o, c, zone) => {
    if (o.counters !== null && o.zone === 'battlefield') {
      counted.push(o);
      addCounters(g, entries, o);
    }
    if (hasOwnValues(o)) {
      const own = ownValues(g, o, c, makeEnv(o.id, c.controller));
      table.modified.set(o.id, own);
      addStatics(g, entries, o, own.abilities, zone);
    } else if ((c.kinds & KIND.statics) !== 0) addStatics(g, entries, o, c.abilities, zone);
  });
  for (const effect of g.s.effects) {
    const lasting = g.rules.lasting[effect.op];
    if (lasting === undefined || lasting.mods.length === 0) continue;
    const group = { started: true };
    let n = 0;
    for (const mod of lasting.mods) {
      const fixed = effect.affected !== null;
      entries.push({
        layer: mod.layer,
        timestamp: effect.timestamp,
        cda: false,
        mod,
        env: effect.env,
        condition: null,
        ability: -1,
        statics: null,
        affected: effect.affected,
        each: lasting.each,
        power: fixed ? (effect.values[n] ?? 0) : 0,
        toughness: fixed ? (effect.values[n + 1] ?? 0) : 0,
        fixed,
        group,
      });
      n += 2;
    }
  }
  if (entries.length > 1) entries.sort(inOrder);
  let i = 0;
  let counters = counted.length > 0;
  while (i < entries.length) {
    const layer = (entries[i] as Entry).layer;
    if (counters && layer > LAYER.modifyPT) {
      counters = false;
      for (const o of counted) applyCounters(g, table, o);
    }
    let end = i + 1;
    while (end < entries.length && (entries[end] as Entry).layer === layer) end++;
    if (end - i === 1) applyEntry(g, table, entries[i] as Entry, entries, end);
    else applyLayer(g, table, entries.slice(i, end), entries, end);
    i = end;
  }
  if (counters) for (const o of counted) applyCounters(g, table, o);
}

function inOrder(a: Entry, b: Entry): number {
  if (a.layer !== b.layer) return a.layer - b.layer;
  if (a.cda !== b.cda) return a.cda ? -1 : 1;
  return a.timestamp - b.timestamp;
}

/** Keyword counters give their keyword in layer 6, each kind as of when the last of it was put (CR 613.1f, 613.7c). */
function addCounters(g: Game, entries: Entry[], o: Obj): void {
  for (const kind in o.counters) {
    const mod = g.rules.keywordCounters[kind];
    if (mod === undefined) continue;
    entries.push({
      layer: mod.layer,
      timestamp: o.marks?.[counterMark(kind)] ?? o.timestamp,
      cda: false,
      mod,
      env: makeEnv(o.id, o.controller),
      condition: null,
      ability: -1,
      statics: null,
      affected: [o.id],
      each: null,
      power: 0,
      toughness: 0,
      fixed: false,
      group: { started: true },
    });
  }
}

/** `zone`: where the object is, as a bit: an ability applies only from the zones that it works in (CR 113.6). */
function addStatics(g: Game, entries: Entry[], o: Obj, abilities: readonly number[], zone: number): void {
  let env: Env | null = null;
  for (const id of abilities) {
    const ability = g.rules.abilities[id];
    const statics = ability?.statics;
    if (ability === undefined || statics === null || statics === undefined || statics.mods.length === 0)
      continue;
    if ((ability.zones & zone) === 0) continue;
    env ??= makeEnv(o.id, o.controller);
    const group = { started: false };
    for (const mod of statics.mods)
      entries.push({
        layer: statics.cda && mod.layer === LAYER.setPT ? LAYER.definePT : mod.layer,
        timestamp: o.timestamp,
        cda: statics.cda,
        mod,
        env: statics.picksHead ? withPickedHead(g, o, env) : env,
        condition: ability.condition,
        ability: id,
        statics,
        affected: null,
        each: statics.each,
        power: 0,
        toughness: 0,
        fixed: false,
        group,
      });
  }
}

/** The effects of one layer by timestamp, but after those they depend on (CR 613.8). */
function applyLayer(g: Game, table: Table, layer: Entry[], all: Entry[], end: number): void {
  // abilities of one layer can only cease to exist in it if something there takes abilities away
  const removing = layer.some((e) => takesAbilities(e.mod));
  const dependent = layer.some((e) => readsLayer(e, removing));
  if (!dependent) {
    for (const e of layer) applyEntry(g, table, e, all, end);
    return;
  }
  const waiting = layer.slice();
  while (waiting.length > 0) {
    const [chosen] = waiting.splice(nextOf(g, table, waiting, removing), 1);
    applyEntry(g, table, chosen as Entry, all, end);
  }
}

/** Which of the effects, oldest first, applies next. */
function nextOf(g: Game, table: Table, waiting: readonly Entry[], removing: boolean): number {
  const on: (readonly number[])[] = [];
  for (const [i, e] of waiting.entries()) {
    const some = e.cda || !readsLayer(e, removing) ? NONE : dependencies(g, table, e, waiting);
    if (some.length === 0) return i;
    on.push(some);
  }
  // there are loops: the oldest of one that depends on nothing outside of it (CR 613.8b)
  const reached = on.map((_, i) => reachedFrom(on, i));
  const next = reached.findIndex((set, i) => [...set].every((j) => reached[j]?.has(i) === true));
  return Math.max(0, next);
}
const NONE: readonly number[] = [];

/** All that the effect depends on, directly or not. */
function reachedFrom(on: readonly (readonly number[])[], from: number): ReadonlySet<number> {
  const set = new Set<number>(on[from]);
  for (const i of set) for (const j of on[i] ?? []) set.add(j);
  return set;
}

const LAYER_READS: Readonly<Record<number, number>> = {
  [LAYER.control]: READS.control,
  [LAYER.type]: READS.types,
  [LAYER.color]: READS.colors,
  [LAYER.ability]: READS.abilities,
  [LAYER.setPT]: READS.size,
  [LAYER.modifyPT]: READS.size,
};

/** Whether what it applies to, or whether it exists, could be changed by another effect of its layer. */
function readsLayer(e: Entry, removing: boolean): boolean {
  if (e.affected !== null) return false;
  if (removing && e.ability >= 0 && !e.group.started) return true;
  // "you control enchanted creature": whose it is depends on who controls the Aura
  if (e.mod.data.mod === 'control') return true;
  const reads = e.statics?.reads ?? 0;
  return (reads & (LAYER_READS[e.layer] ?? 0)) !== 0;
}

function takesAbilities(mod: CompiledMod): boolean {
  const kind = mod.data.mod;
  return kind === 'loseAllAbilities' || (kind === 'setTypes' && mod.data.subtypes !== undefined);
}

/** Places of those that it depends on: whose applying would change what it does (CR 613.8a). */
function dependencies(g: Game, table: Table, e: Entry, others: readonly Entry[]): readonly number[] {
  const on: number[] = [];
  let before: string | null = null;
  for (const [i, other] of others.entries()) {
    if (other === e || other.cda !== e.cda) continue;
    if (other.ability === e.ability && other.env.self === e.env.self) continue;
    before ??= signature(g, e);
    const saved = table.modified.entries();
    // tried on copies: what the trial writes must not stay
    for (const [id, c] of saved) table.modified.set(id, makeChars(c));
    const started = other.group.started;
    applyEntry(g, table, other, [], 0);
    const after = signature(g, e);
    other.group.started = started;
    table.modified.clear();
    for (const [k, v] of saved) table.modified.set(k, v);
    if (after !== before) on.push(i);
  }
  return on;
}

/** Does it exist, what does it apply to, and what does it do. */
function signature(g: Game, e: Entry): string {
  if (!exists(g, e)) return '-';
  const source = e.ability < 0 ? null : g.find(e.env.self);
  const env = source === null ? e.env : withController(g, source, e.env);
  const { power, toughness, players } = e.mod;
  const does = [power?.(g, env) ?? 0, toughness?.(g, env) ?? 0, ...(players?.(g, env) ?? [])];
  return `${affectedBy(g, e).join()}|${does.join()}`;
}

function exists(g: Game, e: Entry): boolean {
  if (e.ability < 0 || e.group.started) return true;
  const o = g.find(e.env.self);
  if (o === null) return false;
  return (
    g.chars(o).abilities.includes(e.ability) &&
    (e.condition === null || e.condition(g, withController(g, o, e.env)))
  );
}

function withController(g: Game, o: Obj, env: Env): Env {
  const controller = g.chars(o).controller;
  return controller === env.controller ? env : withEnv(env, 'controller', controller);
}

function affectedBy(g: Game, e: Entry): readonly ObjectId[] {
  if (e.affected !== null) return e.affected;
  const source = g.find(e.env.self);
  const env = source === null ? e.env : withController(g, source, e.env);
  if (e.each !== null) {
    const out: ObjectId[] = [];
    const battlefield = g.s.battlefield;
    for (let i = 0; i < battlefield.length; i++) {
      const id = battlefield[i] as ObjectId;
      const o = g.find(id);
      if (o !== null && !o.phasedOut && e.each(g, o, g.chars(o), env)) out.push(id);
    }
    return out;
  }
  const statics = e.statics;
  if (statics === null) return [];
  if (statics.affectsSelf || statics.affects === null) return [e.env.self];
  return statics.affects(g, env);
}

function applyEntry(g: Game, table: Table, e: Entry, all: Entry[], end: number): void {
  if (!exists(g, e)) return;
  const source = e.ability >= 0 ? g.find(e.env.self) : null;
  const env = source === null ? e.env : withController(g, source, e.env);
  const ids = affectedBy(g, e);
  if (ids.length === 0) return;
  e.group.started = true;
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] as ObjectId;
    const o = g.find(id);
    if (o === null || (o.phasedOut && e.affected !== null)) continue;
    // elsewhere only what an effect was begun for (CR 611.2c)
    if (e.affected === null && o.zone !== 'battlefield' && o.zone !== 'stack' && id !== e.env.self) continue;
    let c = table.modified.get(id);
    if (c === undefined) {
      c = makeChars(g.chars(o));
      table.modified.set(id, c);
    }
    const gained = applyMod(g, o, c, e.mod, env, e.power, e.toughness, e.fixed);
    // a static ability gained in layer 6 applies from there on (CR 613.1f, 613.6)
    if (gained.length > 0 && all.length > 0) {
      const added: Entry[] = [];
      addStatics(g, added, o, gained, ZONE_BIT[o.zone]);
      for (const a of added) if (a.layer > e.layer) all.push(a);
      if (added.length > 0) {
        const rest = all.splice(end);
        rest.sort(inOrder);
        all.push(...rest);
      }
    }
  }
}
