import type { Seat } from '@ettin/schema';
import { TYPE } from '../compile/bits.js';
import type { Chars, CompiledAbility } from '../compile/types.js';
import type { Game } from '../game.js';
import type { Obj } from '../state/state.js';

/** The one place that makes a `Chars`, so that all share a hidden class. */
export function makeChars(c: Chars): Chars {
  return {
    name: c.name,
    def: c.def,
    face: c.face,
    manaValue: c.manaValue,
    mana: c.mana,
    colors: c.colors,
    types: c.types,
    supers: c.supers,
    subtypes: c.subtypes,
    allCreatureTypes: c.allCreatureTypes,
    power: c.power,
    toughness: c.toughness,
    kw0: c.kw0,
    kw1: c.kw1,
    params: c.params,
    abilities: c.abilities,
    kinds: c.kinds,
    restrictions: c.restrictions,
    restricted: c.restricted,
    controller: c.controller,
  };
}

const EMPTY: Chars = {
  name: '',
  def: -1,
  face: 0,
  manaValue: 0,
  mana: null,
  colors: 0,
  types: 0,
  supers: 0,
  subtypes: [],
  allCreatureTypes: false,
  power: 0,
  toughness: 0,
  kw0: 0,
  kw1: 0,
  params: [],
  abilities: [],
  kinds: 0,
  restrictions: [],
  restricted: 0,
  controller: 0,
};

export function emptyChars(controller: Seat): Chars {
  const c = makeChars(EMPTY);
  c.controller = controller;
  return c;
}

const FACE_DOWN: Chars[] = [];

/** A face-down permanent or spell: a nameless, colorless 2/2 creature (CR 708.2a). */
export function faceDownChars(controller: Seat): Chars {
  let c = FACE_DOWN[controller];
  if (c === undefined) {
    c = emptyChars(controller);
    c.types = TYPE.creature;
    c.power = 2;
    c.toughness = 2;
    FACE_DOWN[controller] = c;
  }
  return c;
}

const ABILITY: Chars[] = [];

/** Copiable values (CR 707.2) with the controller before layer 2; shared records, never to be written. */
export function baseChars(g: Game, o: Obj): Chars {
  if (o.def < 0) {
    let c = ABILITY[o.controller];
    if (c === undefined) {
      c = emptyChars(o.controller);
      ABILITY[o.controller] = c;
    }
    return c;
  }
  if (o.faceDown !== 0) return faceDownChars(o.controller);
  const copy = o.copy;
  const def = g.rules.defs[copy === null ? o.def : copy.def];
  const face =
    (def !== undefined && isWhole(o) ? def.whole : null) ??
    def?.faces[copy === null ? o.face : copy.face] ??
    def?.faces[0];
  const base = face?.bases[o.controller];
  if (base === undefined) throw new Error(`no definition ${o.def}`);
  return base;
}

/** A split card is both of its halves but as a spell that isn't fused (CR 709.4, 702.102b). */
const isWhole = (o: Obj): boolean =>
  o.zone === 'stack' ? o.cast?.method === 'fuse' : o.zone !== 'battlefield';

/** Kinds of abilities, so that whoever looks for one kind passes over objects without it. */
export const KIND = { triggered: 1, statics: 2, replacement: 4, activated: 8, rules: 16 } as const;

/** Writes an object's abilities; the one way to do so. */
export function setAbilities(abilities: readonly CompiledAbility[], c: Chars, list: readonly number[]): void {
  let kinds = 0;
  for (const id of list) {
    const a = abilities[id];
    if (a === undefined) continue;
    if (a.kind === 'triggered') kinds |= KIND.triggered;
    else if (a.kind === 'activated') kinds |= KIND.activated;
    else if (a.replacement !== null) kinds |= KIND.replacement;
    else if (a.statics !== null) {
      if (a.statics.mods.length > 0) kinds |= KIND.statics;
      if (a.statics.rules.length > 0) kinds |= KIND.rules;
    }
  }
  c.abilities = list;
  c.kinds = kinds;
}
