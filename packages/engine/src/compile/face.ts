import type { CardDef, Face, TokenDef } from '@ettin/schema';
import { emptyChars, makeChars, setAbilities } from '../layers/base.js';
import { colorsOf, manaValue, parseMana } from '../mana/amount.js';
import { COLOR, maskOf, PERMANENT_TYPES, SUPER, TYPE } from './bits.js';
import type { Compiler } from './compiler.js';
import { wholeOf } from './split.js';
import type { Chars, CompiledFace, CompiledKeyword, Def } from './types.js';
import { usesOf } from './uses.js';
import { ZONE_BIT } from './zones.js';

const SEATS = 8;
const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

export function compileDef(c: Compiler, card: CardDef): number {
  const index = c.defs.length;
  // keep the place: tokens made by its abilities are registered while it is being compiled
  const place: { -readonly [K in keyof Def]: Def[K] } = {
    index,
    card,
    name: card.name,
    layout: card.layout ?? 'normal',
    token: false,
    uses: 0,
    faces: [BLANK],
    whole: null,
  };
  c.defs.push(place);
  const front = compileFace(c, card, index, 0);
  place.faces = card.other === undefined ? [front] : [front, compileFace(c, card.other, index, 1)];
  if (card.other !== undefined && (place.layout === 'split' || place.layout === 'aftermath'))
    place.whole = compileFace(c, wholeOf(card, card.other), index, 0);
  // CR 202.3b: the back of a card that transforms has the mana value of its front
  if (place.layout === 'transform' && place.faces[1] !== undefined)
    for (const b of place.faces[1].bases) b.manaValue = front.base.manaValue;
  // CR 710.1c: flipping doesn't change color and mana cost
  if (place.layout === 'flip' && place.faces[1] !== undefined)
    for (const b of place.faces[1].bases) {
      b.manaValue = front.base.manaValue;
      b.mana = front.base.mana;
      b.colors = front.base.colors;
    }
  place.uses = usesOf(c, place.faces, place.layout);
  c.byName.set(card.name, index);
  if (card.other !== undefined) c.byName.set(`${card.name} // ${card.other.name}`, index);
  return index;
}

export function compileToken(c: Compiler, t: TokenDef): number {
  const fixed = (n: TokenDef['power']): number | '*' => (typeof n === 'number' ? n : n === '*' ? '*' : 0);
  const face: CardDef = {
    name: t.name ?? `${(t.subtypes ?? []).join(' ')} Token`,
    types: t.types,
    ...(t.colors === undefined ? {} : { colors: t.colors }),
    ...(t.supertypes === undefined ? {} : { supertypes: t.supertypes }),
    ...(t.subtypes === undefined ? {} : { subtypes: t.subtypes }),
    ...(t.power === undefined ? {} : { power: fixed(t.power) }),
    ...(t.toughness === undefined ? {} : { toughness: fixed(t.toughness) }),
    ...(t.keywords === undefined ? {} : { keywords: t.keywords }),
    ...(t.abilities === undefined ? {} : { abilities: t.abilities }),
  };
  const index = c.defs.length;
  const place: { -readonly [K in keyof Def]: Def[K] } = {
    index,
    card: face,
    name: face.name,
    layout: 'normal',
    token: true,
    uses: 0,
    faces: [BLANK],
    whole: null,
  };
  c.defs.push(place);
  place.faces = [compileFace(c, face, index, 0)];
  return index;
}

const BLANK: CompiledFace = {
  name: '',
  base: emptyChars(0),
  bases: [],
  mana: null,
  manaText: null,
  hasX: false,
  loyalty: null,
  defense: null,
  spell: -1,
  openingHand: false,
  additionalCost: -1,
  starPower: false,
  starToughness: false,
  zones: 0,
};

function compileFace(c: Compiler, face: Face, def: number, side: 0 | 1): CompiledFace {
  const mana = face.manaCost === undefined ? null : parseMana(face.manaCost);
  const base: Chars = emptyChars(0);
  base.name = face.name;
  base.def = def;
  base.face = side;
  base.mana = mana?.amount ?? null;
  base.manaValue = mana === null ? 0 : manaValue(mana.amount);
  base.types = maskOf(TYPE, face.types);
  base.supers = maskOf(SUPER, face.supertypes);
  base.subtypes = face.subtypes ?? [];
  base.power = typeof face.power === 'number' ? face.power : 0;
  base.toughness = typeof face.toughness === 'number' ? face.toughness : 0;
  const abilities: number[] = [];
  const params: CompiledKeyword[] = [];
  for (const k of face.keywords ?? []) {
    const compiled = c.keyword(k);
    base.kw0 |= compiled.kw0;
    base.kw1 |= compiled.kw1;
    params.push(...compiled.params);
    abilities.push(...compiled.abilities);
  }
  const keywords = face.keywords ?? [];
  base.allCreatureTypes = keywords.includes('changeling');
  base.colors = keywords.includes('devoid')
    ? 0
    : face.colors !== undefined
      ? maskOf(COLOR, face.colors)
      : mana === null
        ? 0
        : colorsOf(mana.amount);
  let spell = -1;
  for (const a of face.abilities ?? []) {
    const id = c.ability(a);
    if (a.kind === 'spell') spell = id;
    else abilities.push(id);
  }
  // CR 305.6: basic land types bring their mana ability
  if ((base.types & TYPE.land) !== 0)
    for (const t of base.subtypes) {
      const id = c.landAbilities[t];
      if (id !== undefined && BASIC_LAND_TYPES.includes(t)) abilities.push(id);
    }
  // what every Siege has (CR 310.11)
  if ((base.types & TYPE.battle) !== 0 && base.subtypes.includes('Siege'))
    for (const id of [c.builtin.siegeProtector, c.builtin.siegeDefeat])
      if (id !== undefined) abilities.push(id);
  base.params = params;
  setAbilities(c.abilities, base, abilities);
  const bases = Array.from({ length: SEATS }, (_, seat) => {
    const b = makeChars(base);
    b.controller = seat;
    return b;
  });
  return {
    name: face.name,
    base: bases[0] ?? base,
    bases,
    mana: mana?.amount ?? null,
    manaText: face.manaCost ?? null,
    hasX: (mana?.x ?? 0) > 0,
    loyalty: face.loyalty ?? null,
    defense: face.defense ?? null,
    spell: (base.types & PERMANENT_TYPES) === 0 ? spell : -1,
    openingHand: face.openingHand === true,
    additionalCost: c.cost(face.additionalCost),
    starPower: face.power === '*',
    starToughness: face.toughness === '*',
    zones: zonesWorkedFrom(c, abilities),
  };
}

/** Zones besides the battlefield from which something other than an activated ability works. */
function zonesWorkedFrom(c: Compiler, abilities: readonly number[]): number {
  let mask = 0;
  for (const id of abilities) {
    const a = c.abilities[id];
    if (a !== undefined && a.kind !== 'activated' && a.kind !== 'spell') mask |= a.zones;
  }
  return mask & ~ZONE_BIT.battlefield;
}
