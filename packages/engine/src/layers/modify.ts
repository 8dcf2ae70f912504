import { COLOR, TYPE } from '../compile/bits.js';
import { isCreatureType } from '../compile/subtypes.js';
import type { Chars, CompiledKeyword, CompiledMod } from '../compile/types.js';
import type { Game } from '../game.js';
import { bounded } from '../state/bounded.js';
import type { Env, Obj } from '../state/state.js';
import { withIt } from '../state/with.js';
import { makeChars, setAbilities } from './base.js';
import type { Table } from './table.js';

const NOTHING: readonly number[] = [];
const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

/** Carries out one modification on characteristics that are ours to write; returns abilities that it added. */
export function applyMod(
  g: Game,
  o: Obj,
  c: Chars,
  mod: CompiledMod,
  env: Env,
  power: number,
  toughness: number,
  fixed: boolean,
): readonly number[] {
  const data = mod.data;
  switch (data.mod) {
    case 'pt':
      if (fixed) {
        c.power += power;
        c.toughness += toughness;
      } else if (mod.size !== null) {
        c.power += mod.size[0];
        c.toughness += mod.size[1];
      } else {
        c.power += value(g, mod.power, env, o);
        c.toughness += value(g, mod.toughness, env, o);
      }
      c.power = bounded(c.power);
      c.toughness = bounded(c.toughness);
      return NOTHING;
    case 'setPT':
      c.power = fixed ? power : value(g, mod.power, env, o);
      c.toughness = fixed ? toughness : value(g, mod.toughness, env, o);
      return NOTHING;
    case 'switchPT': {
      const p = c.power;
      c.power = c.toughness;
      c.toughness = p;
      return NOTHING;
    }
    case 'gain':
      c.kw0 |= mod.kw0;
      c.kw1 |= mod.kw1;
      if (mod.params.length > 0) c.params = [...c.params, ...mod.params.map((p) => withColor(g, p, o, env))];
      if (mod.abilities.length > 0) setAbilities(g.rules.abilities, c, [...c.abilities, ...mod.abilities]);
      if (data.keywords.includes('changeling')) c.allCreatureTypes = true;
      return mod.abilities;
    case 'gainAbility':
      setAbilities(g.rules.abilities, c, [...c.abilities, ...mod.abilities]);
      return mod.abilities;
    case 'lose':
      c.kw0 &= ~mod.kw0;
      c.kw1 &= ~mod.kw1;
      if (mod.abilities.length > 0)
        setAbilities(
          g.rules.abilities,
          c,
          c.abilities.filter((a) => !mod.abilities.includes(a)),
        );
      return NOTHING;
    case 'loyaltyAbilitiesOf':
      return addLoyaltyAbilities(g, c, mod, env);
    case 'loseAllAbilities':
      c.kw0 = 0;
      c.kw1 = 0;
      c.params = [];
      setAbilities(g.rules.abilities, c, []);
      return NOTHING;
    case 'addTypes':
      c.types |= mod.types;
      c.supers |= mod.supers;
      if (mod.subtypes.length > 0) {
        c.subtypes = [...c.subtypes, ...mod.subtypes.filter((t) => !c.subtypes.includes(t))];
        return addLandAbilities(g, c, mod.subtypes);
      }
      return NOTHING;
    case 'setTypes': {
      if (mod.types !== 0) c.types = mod.types;
      if (data.subtypes === undefined) return NOTHING;
      // a land given basic land types loses what its text gave it (CR 305.7)
      if (mod.subtypes.some((t) => BASIC_LAND_TYPES.includes(t)) && (c.types & TYPE.land) !== 0) {
        c.subtypes = mod.subtypes;
        setAbilities(g.rules.abilities, c, []);
        c.kw0 = 0;
        c.kw1 = 0;
        c.params = [];
        return addLandAbilities(g, c, mod.subtypes);
      }
      c.subtypes = mod.subtypes;
      return NOTHING;
    }
    case 'removeTypes':
      c.types &= ~mod.types;
      // the subtypes that go with them go too (CR 205.1a)
      if ((mod.types & TYPE.creature) !== 0 && (c.types & TYPE.kindred) === 0) {
        c.subtypes = c.subtypes.filter((t) => !isCreatureType(t));
        c.allCreatureTypes = false;
      }
      return NOTHING;
    case 'addChosenType': {
      const chosen = g.find(env.self)?.chosen?.creatureType;
      if (typeof chosen === 'string' && !c.subtypes.includes(chosen)) c.subtypes = [...c.subtypes, chosen];
      return NOTHING;
    }
    case 'allCreatureTypes':
      c.allCreatureTypes = true;
      return NOTHING;
    case 'setColors':
      c.colors = mod.colors;
      return NOTHING;
    case 'addColors':
      c.colors |= mod.colors;
      return NOTHING;
    case 'control': {
      const seats = mod.players === null ? [] : mod.players(g, env);
      const seat = fixed ? power : seats[0];
      if (seat !== undefined && seat >= 0) c.controller = seat;
      return NOTHING;
    }
    case 'setName':
      c.name = data.name;
      return NOTHING;
    default:
      c.restrictions = [...c.restrictions, { mod, env }];
      c.restricted |= mod.restriction;
      return NOTHING;
  }
}

/** Values of a static ability are taken for its source, except where the data speaks of "it": the affected object. */
function value(g: Game, of: CompiledMod['power'], env: Env, o: Obj): number {
  if (of === null) return 0;
  return of(g, env.it === 0 ? withIt(env, o.id) : env);
}

function addLandAbilities(g: Game, c: Chars, subtypes: readonly string[]): readonly number[] {
  if ((c.types & TYPE.land) === 0) return NOTHING;
  const added: number[] = [];
  for (const t of subtypes) {
    const id = g.rules.landAbilities[t];
    if (id !== undefined && !c.abilities.includes(id)) added.push(id);
  }
  if (added.length > 0) setAbilities(g.rules.abilities, c, [...c.abilities, ...added]);
  return NOTHING;
}

/** "Protection from the chosen color": chosen by the effect that gives it, else for the object that gives it. */
function withColor(g: Game, p: CompiledKeyword, o: Obj, env: Env): CompiledKeyword {
  if (p.data.k !== 'protection' || p.data.from !== 'chosenColor') return p;
  const color = env.words.color ?? (env.self === o.id ? undefined : g.find(env.self)?.chosen?.color);
  const bit = COLOR[color as keyof typeof COLOR] as number | undefined;
  if (bit === undefined) return p;
  const colors = [color as keyof typeof COLOR];
  return {
    ...p,
    data: { k: 'protection', from: { colors } },
    test: (_g, _o, ch) => (ch.colors & bit) !== 0,
  };
}

function addLoyaltyAbilities(g: Game, c: Chars, mod: CompiledMod, env: Env): readonly number[] {
  const added: number[] = [];
  for (const id of g.s.battlefield) {
    const other = g.find(id);
    if (other === null || other.phasedOut) continue;
    const oc = g.chars(other);
    if (mod.test?.(g, other, oc, env) !== true) continue;
    for (const a of oc.abilities)
      if (g.rules.abilities[a]?.loyalty === true && !c.abilities.includes(a) && !added.includes(a))
        added.push(a);
  }
  if (added.length > 0) setAbilities(g.rules.abilities, c, [...c.abilities, ...added]);
  return NOTHING;
}

/** Where an object keeps the timestamp of its keyword counters of a kind (CR 613.7c). */
export const counterMark = (kind: string): string => `counter:${kind}`;

/** +1/+1 and -1/-1 counters (layer 7c). */
export function applyCounters(g: Game, table: Table, o: Obj): void {
  const change = (o.counters?.['+1/+1'] ?? 0) - (o.counters?.['-1/-1'] ?? 0);
  if (change === 0) return;
  const c = owned(g, table, o);
  c.power = bounded(c.power + change);
  c.toughness = bounded(c.toughness + change);
}

function owned(g: Game, table: Table, o: Obj): Chars {
  let c = table.modified.get(o.id);
  if (c === undefined) {
    c = makeChars(g.chars(o));
    table.modified.set(o.id, c);
  }
  return c;
}
