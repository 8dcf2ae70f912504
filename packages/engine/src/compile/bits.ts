import {
  CARD_TYPES,
  type CardType,
  COLORS,
  type Color,
  FLAG_KEYWORDS,
  type FlagKeyword,
  SUPERTYPES,
  type Supertype,
} from '@ettin/schema';

/** Sets of closed vocabularies as bits, because characteristics are read on every step. */
const bitsOf = <T extends string>(words: readonly T[]): Readonly<Record<T, number>> =>
  Object.fromEntries(words.map((w, i) => [w, 1 << i])) as Record<T, number>;

export const COLORS_BY_INDEX: readonly string[] = COLORS;
export const TYPE = bitsOf(CARD_TYPES);
export const COLOR = bitsOf(COLORS);
export const SUPER = bitsOf(SUPERTYPES);

export const PERMANENT_TYPES =
  TYPE.artifact | TYPE.battle | TYPE.creature | TYPE.enchantment | TYPE.land | TYPE.planeswalker;

/** Position of a keyword; those from 30 on live in the second word. */
export const KW = Object.fromEntries(FLAG_KEYWORDS.map((w, i) => [w, i])) as Record<FlagKeyword, number>;

export const maskOf = <T extends string>(
  bits: Readonly<Record<T, number>>,
  words: readonly T[] | undefined,
): number => {
  let mask = 0;
  for (const w of words ?? []) mask |= bits[w];
  return mask;
};

export const wordsOf = <T extends string>(
  bits: Readonly<Record<T, number>>,
  words: readonly T[],
  mask: number,
): T[] => words.filter((w) => (mask & bits[w]) !== 0);

export const typesOf = (mask: number): CardType[] => wordsOf(TYPE, CARD_TYPES, mask);
export const colorsOf = (mask: number): Color[] => wordsOf(COLOR, COLORS, mask);
export const supertypesOf = (mask: number): Supertype[] => wordsOf(SUPER, SUPERTYPES, mask);

/** Number of bits set. */
export const bitCount = (mask: number): number => {
  let n = 0;
  for (let m = mask; m !== 0; m &= m - 1) n++;
  return n;
};

/** What a rule of an object may look at; decides when derived characteristics have to be made anew. */
export const READS = {
  tapped: 1,
  combat: 2,
  life: 4,
  hand: 8,
  graveyard: 16,
  turn: 32,
  tally: 64,
  stack: 128,
  exile: 256,
  library: 512,
  player: 1024,
  status: 2048,
  types: 4096,
  colors: 8192,
  abilities: 16384,
  control: 32768,
  size: 65536,
} as const;

const KEYS: Readonly<Record<string, number>> = {
  tapped: READS.tapped,
  attacking: READS.combat,
  blocking: READS.combat,
  blocked: READS.combat,
  unblocked: READS.combat,
  attackingPlayer: READS.combat,
  attackingYouOrYours: READS.combat,
  blockersOf: READS.combat,
  blockedBy: READS.combat,
  lifeOf: READS.life,
  handSize: READS.hand,
  librarySize: READS.library,
  cardTypesInGraveyard: READS.graveyard,
  turnOf: READS.turn,
  during: READS.turn,
  enteredThisTurn: READS.turn,
  dealtDamageThisTurn: READS.turn,
  wasDealtDamageThisTurn: READS.turn,
  attackedThisTurn: READS.turn | READS.combat,
  tally: READS.tally,
  playerCounters: READS.player,
  isMonarch: READS.status,
  dayNight: READS.status,
  cityBlessing: READS.status,
  types: READS.types,
  allTypes: READS.types,
  notTypes: READS.types,
  subtypes: READS.types,
  notSubtypes: READS.types,
  supertypes: READS.types,
  notSupertypes: READS.types,
  domain: READS.types,
  devotion: READS.types,
  colors: READS.colors,
  notColors: READS.colors,
  colorless: READS.colors,
  multicolored: READS.colors,
  monocolored: READS.colors,
  colorsAmong: READS.colors,
  keyword: READS.abilities,
  notKeyword: READS.abilities,
  controller: READS.control,
  power: READS.size,
  toughness: READS.size,
  powerOf: READS.size,
  toughnessOf: READS.size,
  greatest: READS.size,
};
const WORDS: Readonly<Record<string, number>> = {
  defendingPlayer: READS.combat,
  attackingPlayer: READS.combat,
  activePlayer: READS.turn,
  monarch: READS.status,
};
const ZONE_READS: Readonly<Record<string, number>> = {
  hand: READS.hand,
  graveyard: READS.graveyard,
  exile: READS.exile,
  library: READS.library,
  stack: READS.stack,
};

/** Everything that a piece of ability data looks at, found from the data itself. */
export function readsOf(data: unknown): number {
  if (typeof data === 'string') return WORDS[data] ?? 0;
  if (typeof data !== 'object' || data === null) return 0;
  let mask = 0;
  for (const [key, value] of Object.entries(data)) {
    mask |= KEYS[key] ?? 0;
    if (key === 'zone')
      for (const z of Array.isArray(value) ? value : [value]) mask |= ZONE_READS[z as string] ?? 0;
    mask |= readsOf(value);
  }
  return mask;
}
