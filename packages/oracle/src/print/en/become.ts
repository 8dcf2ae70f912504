import type { Mod } from '@ettin/schema';
import type { NounPhrase, Predicate } from './grammar.js';
import { size } from './size.js';
import type { Speech } from './speech.js';
import { COLOR_WORDS, SUPERTYPE_WORDS, TYPE_WORDS } from './vocabulary.js';
import { list, plural, withArticle } from './words.js';

type Types = Extract<Mod, { readonly mod: 'addTypes' | 'setTypes' }>;

const typesOf = (all: readonly Mod[]): Types | undefined =>
  all.find((mod): mod is Types => mod.mod === 'addTypes' || mod.mod === 'setTypes');

/** Modifications told together as "becomes a 4/4 blue Elemental creature". */
export function isBecoming(mod: Mod, all: readonly Mod[]): boolean {
  if (mod.mod === 'addTypes' || mod.mod === 'setTypes' || mod.mod === 'setPT') return true;
  const whole = typesOf(all) !== undefined && all.some((other) => other.mod === 'setPT');
  return whole && (mod.mod === 'setColors' || mod.mod === 'gain');
}

/** "a 4/4 white Human Soldier creature", "base power and toughness 1/1". Null where nothing of the kind changes. */
export function becoming(
  all: readonly Mod[],
  becomes: boolean,
  subject: NounPhrase,
  s: Speech,
): readonly Predicate[] | null {
  const types = typesOf(all);
  const sized = all.find((mod) => mod.mod === 'setPT');
  if (types === undefined && sized === undefined) return null;
  const its = subject.plain ? 'their' : 'its';
  if (types === undefined) {
    return sized === undefined
      ? null
      : [{ verb: 'have', rest: `base power and toughness ${size(sized.power, sized.toughness, s)}` }];
  }
  const colored = sized === undefined ? undefined : all.find((mod) => mod.mod === 'setColors');
  const cardTypes = (types.types ?? []).map((type) => TYPE_WORDS[type]);
  const supertypes = types.mod === 'addTypes' ? (types.supertypes ?? []) : [];
  const words = [
    ...supertypes.map((supertype) => SUPERTYPE_WORDS[supertype]),
    ...(sized === undefined ? [] : [size(sized.power, sized.toughness, s)]),
    ...(colored === undefined ? [] : [colors(colored.colors)]),
    ...(types.subtypes ?? []),
    ...cardTypes,
  ];
  const verb = becomes ? 'become' : 'be';
  const onlyAdjective = cardTypes.length === 0 && (types.subtypes ?? []).length === 0;
  if (onlyAdjective) return [{ verb, rest: words.join(' ') }];
  const noun = words.join(' ');
  const said = subject.plain ? plural(noun) : withArticle(noun);
  const sizedCreature = sized !== undefined && cardTypes.includes('creature');
  const already = subject.key === 'self' && (types.types ?? []).some((type) => s.self.types.includes(type));
  const kept = types.mod === 'addTypes' && !already ? ` in addition to ${its} other types` : '';
  const gains = sized === undefined ? '' : withKeywords(all, s);
  if (sizedCreature && types.mod === 'addTypes') {
    return [{ verb, rest: said + gains + stillWords(s, subject) }];
  }
  return [{ verb, rest: said + gains + kept }];
}

/** " with flying": keywords gained together with a size. */
function withKeywords(all: readonly Mod[], s: Speech): string {
  const words = all.flatMap((mod) =>
    mod.mod === 'gain' ? mod.keywords.map((keyword) => s.say.keyword(keyword, s)) : [],
  );
  return words.length === 0 ? '' : ` with ${list(words, 'and')}`;
}

/** What it was before, it still is. */
function stillWords(s: Speech, subject: NounPhrase): string {
  if (subject.key !== 'self')
    return subject.plain ? ' in addition to their other types' : ' in addition to its other types';
  const type = s.self.types.find((word) => word !== 'artifact' && word !== 'creature' && word !== 'kindred');
  return type === undefined ? '' : ` that's still ${withArticle(TYPE_WORDS[type])}`;
}

const colors = (of: readonly (keyof typeof COLOR_WORDS)[]) =>
  of.length === 0
    ? 'colorless'
    : list(
        of.map((color) => COLOR_WORDS[color]),
        'and',
      );
