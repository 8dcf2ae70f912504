import { type CardDef, type Edition, type FlagKeyword, MANA_TYPES } from '@ettin/schema';
import { sha256 } from '@noble/hashes/sha2.js';
import { Compiler } from '../compile/compiler.js';
import { compileMods } from '../compile/mods.js';
import type { Rules } from '../compile/types.js';
import { commit } from '../events/commit.js';

const BASIC: readonly (readonly [string, string])[] = [
  ['Plains', '{W}'],
  ['Island', '{U}'],
  ['Swamp', '{B}'],
  ['Mountain', '{R}'],
  ['Forest', '{G}'],
];

/** The keywords that a counter can be (CR 122.1b). */
const KEYWORD_COUNTERS: readonly FlagKeyword[] = [
  'flying',
  'firstStrike',
  'doubleStrike',
  'deathtouch',
  'decayed',
  'exalted',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'trample',
  'vigilance',
];

/**
 * Joins an edition and card data into rules that games are played with. Throws an Error that names the card
 * when its data can't be compiled: that is a fault of the data, not of a player.
 */
export function createRules(edition: Edition, cards: readonly CardDef[]): Rules {
  const c = new Compiler(edition);
  for (const [type, mana] of BASIC)
    c.landAbilities[type] = c.ability({
      kind: 'activated',
      cost: { tapSelf: true },
      effects: [{ do: 'addMana', mana }],
    });
  c.builtin.monarchDraw = c.ability({
    kind: 'triggered',
    when: { on: 'step', step: 'end', whose: 'you' },
    effects: [{ do: 'draw', who: 'you', amount: 1 }],
  });
  c.builtin.monarchSteal = c.ability({
    kind: 'triggered',
    when: { on: 'step', step: 'end', whose: 'you' },
    effects: [{ do: 'becomeMonarch', who: 'thatPlayer' }],
  });
  c.builtin.payManaValue = c.cost({ payLife: { manaValueOf: 'self' } });
  c.builtin.retrace = c.cost({ discard: { what: { types: ['land'] } } });
  c.builtin.jumpStart = c.cost({ discard: {} });
  c.builtin.rebound = c.program([
    { do: 'exile', what: 'self', as: 'rebound' },
    {
      do: 'delayed',
      when: { on: 'step', step: 'upkeep', whose: 'you' },
      effects: [{ do: 'castFree', what: { bound: 'rebound' }, optional: true }],
    },
  ]);
  c.builtin.siegeProtector = c.ability({
    kind: 'replacement',
    replaces: { event: 'enters', what: 'self' },
    with: [{ asEnters: [{ do: 'choosePlayer', from: 'opponents', as: 'protector', remember: true }] }],
  });
  c.builtin.siegeDefeat = c.ability({
    kind: 'triggered',
    when: { on: 'lastCounterRemoved', what: 'self', kind: 'defense' },
    effects: [
      { do: 'exile', what: 'self', as: 'exiled' },
      { do: 'castFree', what: { bound: 'exiled' }, optional: true, transformed: true },
    ],
  });
  c.builtin.exert = c.program([
    { do: 'apply', what: 'self', mods: [{ mod: 'doesntUntap' }], duration: 'nextUntapStep' },
  ]);
  c.builtin.turnFaceUp = c.program([{ do: 'turnFaceUp', what: 'self' }]);
  c.builtin.megamorph = c.program([
    { do: 'turnFaceUp', what: 'self' },
    { do: 'addCounters', what: 'self', kind: '+1/+1', count: 1 },
  ]);
  for (const card of cards) {
    try {
      c.def(card);
    } catch (error) {
      throw new Error(`card ${card.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  for (const keyword of KEYWORD_COUNTERS) {
    const [mod] = compileMods(c, [{ mod: 'gain', keywords: [keyword] }]);
    if (mod !== undefined) c.keywordCounters[keyword] = mod;
  }
  return c.rules(hashOf([edition.id, edition.parameters, MANA_TYPES, cards]), commit);
}

/** First 16 hexadecimal digits of the SHA-256 of the JSON. */
export function hashOf(data: unknown): string {
  return hex(sha256(utf8(JSON.stringify(data)))).slice(0, 16);
}

export function hex(bytes: Uint8Array): string {
  let out = '';
  for (const b of bytes) out += b.toString(16).padStart(2, '0');
  return out;
}

export function utf8(text: string): Uint8Array {
  const out: number[] = [];
  for (const ch of text) {
    const c = ch.codePointAt(0) ?? 0;
    if (c < 0x80) out.push(c);
    else if (c < 0x800) out.push(0xc0 | (c >> 6), 0x80 | (c & 63));
    else if (c < 0x10000) out.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
    else out.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
  }
  return Uint8Array.from(out);
}
