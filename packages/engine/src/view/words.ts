import { type CardType, type Color, FLAG_KEYWORDS, type Supertype } from '@ettin/schema';
import { colorsOf, supertypesOf, typesOf } from '../compile/bits.js';
import type { Chars, CompiledKeyword, Rules } from '../compile/types.js';

/** What of an object's view follows from its characteristics alone. */
export interface Words {
  readonly manaCost: string | null;
  readonly colors: readonly Color[];
  readonly types: readonly CardType[];
  readonly supertypes: readonly Supertype[];
  readonly keywords: readonly string[];
  /** Has it power and toughness, now or printed? */
  readonly sized: boolean;
  /** Copiable power and toughness; null where there is none, or a characteristic-defining ability gives it. */
  readonly power: number | null;
  readonly toughness: number | null;
  readonly loyalty: number | null;
  readonly defense: number | null;
  readonly twoFaced: boolean;
}

const known = new WeakMap<Chars, Words>();

/** Remembered by the identity of the characteristics: most permanents share those of their definition. */
export function wordsOf(rules: Rules, c: Chars): Words {
  let words = known.get(c);
  if (words === undefined) {
    words = makeWords(rules, c);
    known.set(c, words);
  }
  return words;
}

function makeWords(rules: Rules, c: Chars): Words {
  const def = rules.defs[c.def];
  const face = def?.faces[c.face];
  const card = c.face === 1 ? def?.card.other : def?.card;
  const types = typesOf(c.types);
  // a face-down creature's size is what the rules say it is (CR 708.2a)
  const bare = face === undefined && types.includes('creature');
  return {
    manaCost: face?.manaText ?? null,
    colors: colorsOf(c.colors),
    types,
    supertypes: supertypesOf(c.supers),
    keywords: keywordsOf(c),
    sized: types.includes('creature') || card?.power !== undefined,
    power: bare ? 2 : typeof card?.power === 'number' ? card.power : null,
    toughness: bare ? 2 : typeof card?.toughness === 'number' ? card.toughness : null,
    loyalty: typeof face?.loyalty === 'number' ? face.loyalty : null,
    defense: face?.defense ?? null,
    twoFaced: (def?.faces.length ?? 1) > 1,
  };
}

function keywordsOf(c: Chars): readonly string[] {
  if (c.kw0 === 0 && c.kw1 === 0 && c.params.length === 0) return NONE;
  const out: string[] = [];
  flags(c.kw0, 0, out);
  flags(c.kw1, 30, out);
  for (const p of c.params) out.push(shortOf(p));
  return out;
}
const NONE: readonly string[] = [];

function flags(mask: number, first: number, out: string[]): void {
  for (let left = mask; left !== 0; left &= left - 1) {
    const word = FLAG_KEYWORDS[first + 31 - Math.clz32(left & -left)];
    if (word !== undefined) out.push(word);
  }
}

/** 'ward', 'protection', 'toxic 2'; several of a kind stand there several times. */
function shortOf(p: CompiledKeyword): string {
  return 'n' in p.data ? `${p.data.k} ${p.n}` : p.data.k;
}
