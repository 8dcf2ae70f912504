import type { Mod } from '@ettin/schema';
import { COLOR, KW, maskOf, SUPER, TYPE } from './bits.js';
import type { Compiler } from './compiler.js';
import { compileWhose } from './filter.js';
import type { CompiledMod } from './types.js';
import { LAYER, RESTRICTION } from './zones.js';

export function compileMods(c: Compiler, mods: readonly Mod[]): readonly CompiledMod[] {
  return mods.map((m) => c.addMod(compileMod(c, m)));
}

function blank(data: Mod, layer: number): CompiledMod {
  return {
    index: -1,
    data,
    layer,
    power: null,
    toughness: null,
    size: null,
    kw0: 0,
    kw1: 0,
    params: [],
    abilities: [],
    types: 0,
    supers: 0,
    colors: 0,
    subtypes: [],
    test: null,
    except: null,
    condition: null,
    players: null,
    who: null,
    n: 0,
    restriction: 0,
  };
}

function sizes(c: Compiler, m: Extract<Mod, { mod: 'pt' | 'setPT' }>) {
  const { power, toughness } = m;
  const size =
    typeof power === 'number' && typeof toughness === 'number' ? ([power, toughness] as const) : null;
  return { power: c.value(power), toughness: c.value(toughness), size };
}

function compileMod(c: Compiler, m: Mod): CompiledMod {
  switch (m.mod) {
    case 'pt':
      return { ...blank(m, LAYER.modifyPT), ...sizes(c, m) };
    case 'setPT':
      return { ...blank(m, LAYER.setPT), ...sizes(c, m) };
    case 'switchPT':
      return blank(m, LAYER.switchPT);
    case 'gain': {
      const parts = m.keywords.map((k) => c.keyword(k));
      return {
        ...blank(m, LAYER.ability),
        kw0: parts.reduce((x, p) => x | p.kw0, 0),
        kw1: parts.reduce((x, p) => x | p.kw1, 0),
        params: parts.flatMap((p) => p.params),
        abilities: parts.flatMap((p) => p.abilities),
      };
    }
    case 'lose': {
      let [kw0, kw1] = [0, 0];
      const abilities: number[] = [];
      for (const k of m.keywords) {
        if (KW[k] < 30) kw0 |= 1 << KW[k];
        else kw1 |= 1 << (KW[k] - 30);
        abilities.push(...c.keyword(k).abilities);
      }
      return { ...blank(m, LAYER.ability), kw0, kw1, abilities };
    }
    case 'gainAbility':
      return { ...blank(m, LAYER.ability), abilities: [c.ability(m.ability)] };
    case 'loyaltyAbilitiesOf':
      return { ...blank(m, LAYER.ability), test: c.filter(m.what) };
    case 'loseAllAbilities':
      return blank(m, LAYER.ability);
    case 'addTypes':
      return {
        ...blank(m, LAYER.type),
        types: maskOf(TYPE, m.types),
        supers: maskOf(SUPER, m.supertypes),
        subtypes: m.subtypes ?? [],
      };
    case 'setTypes':
      return { ...blank(m, LAYER.type), types: maskOf(TYPE, m.types), subtypes: m.subtypes ?? [] };
    case 'removeTypes':
      return { ...blank(m, LAYER.type), types: maskOf(TYPE, m.types) };
    case 'addChosenType':
    case 'allCreatureTypes':
      return blank(m, LAYER.type);
    case 'setColors':
    case 'addColors':
      return { ...blank(m, LAYER.color), colors: maskOf(COLOR, m.colors) };
    case 'control':
      return { ...blank(m, LAYER.control), players: c.players(m.by) };
    case 'setName':
      return blank(m, LAYER.copy);
    default:
      return restriction(c, m);
  }
}

function restriction(c: Compiler, m: Mod): CompiledMod {
  const base = {
    ...blank(m, LAYER.restriction),
    restriction: RESTRICTION[m.mod as keyof typeof RESTRICTION] ?? 0,
  };
  switch (m.mod) {
    case 'cantAttack':
      return {
        ...base,
        players: m.whom === undefined ? null : c.players(m.whom),
        condition: m.unless === undefined ? null : c.condition(m.unless),
      };
    case 'cantBlock':
      return {
        ...base,
        test: m.what === undefined ? null : c.filter(m.what),
        condition: m.unless === undefined ? null : c.condition(m.unless),
      };
    case 'cantBeBlocked':
      return {
        ...base,
        test: m.by === undefined ? null : c.filter(m.by),
        except: m.exceptBy === undefined ? null : c.filter(m.exceptBy),
      };
    case 'cantBeTargeted':
      return { ...base, who: m.by === undefined ? null : compileWhose(c, m.by) };
    case 'minBlockers':
      return { ...base, n: m.n };
    case 'mustAttack':
      return { ...base, players: m.whom === undefined ? null : c.players(m.whom) };
    case 'goaded':
      return { ...base, players: c.players(m.by) };
    case 'blockAdditional':
      return { ...base, n: m.n === 'any' ? 1000 : m.n };
    default:
      return base;
  }
}
