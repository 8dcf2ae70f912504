import type { Color, Mod } from '@ettin/schema';
import { type NounPhrase, type Predicate, phrase } from './grammar.js';
import { joinedTypes } from './noun-core.js';
import { size } from './size.js';
import { skills } from './skills.js';
import type { Speech } from './speech.js';
import { subtypesText, subtypeWord } from './subtypes.js';
import { COLOR_WORDS, COLORLESS, SUPERTYPE_WORDS, TYPE_WORDS } from './vocabulary.js';
import { type Gender, indefiniteArticle, list } from './words.js';

type Types = Extract<Mod, { readonly mod: 'addTypes' | 'setTypes' }>;

const typesOf = (all: readonly Mod[]): Types | undefined =>
  all.find((mod): mod is Types => mod.mod === 'addTypes' || mod.mod === 'setTypes');

/** Modifications told together as "se convierte en una criatura Elemental azul 4/4". */
export function isBecoming(mod: Mod, all: readonly Mod[]): boolean {
  if (mod.mod === 'addTypes' || mod.mod === 'setTypes' || mod.mod === 'setPT') return true;
  const whole = typesOf(all) !== undefined && all.some((other) => other.mod === 'setPT');
  return whole && (mod.mod === 'setColors' || mod.mod === 'gain');
}

/** "es" for what it is, "se convierte en" for what it becomes. */
export const turns = (becomes: boolean, rest: string): Predicate =>
  becomes ? { verb: 'convertir', reflexive: true, rest: `en ${rest}` } : { verb: 'ser', rest };

export const colorsText = (of: readonly Color[], gender: Gender, many: boolean): string =>
  of.length === 0
    ? COLORLESS(gender, many)
    : list(
        of.map((color) => COLOR_WORDS[color](gender, many)),
        'y',
      );

/** A noun for what something becomes: types first, then subtypes, colours and size. */
export function described(
  words: {
    readonly types: Types;
    readonly colors?: readonly Color[] | undefined;
    readonly size?: string | undefined;
  },
  many: boolean,
): NounPhrase | null {
  const { types } = words;
  const cardTypes = types.types ?? [];
  const subtypes = types.subtypes ?? [];
  const supertypes = types.mod === 'addTypes' ? (types.supertypes ?? []) : [];
  const [subtype] = subtypes;
  if (cardTypes.length === 0 && subtype === undefined) return null;
  const noun =
    cardTypes.length > 0
      ? joinedTypes(cardTypes, many)
      : { text: '', gender: subtype === undefined ? ('m' as const) : subtypeWord(subtype).gender };
  const only = cardTypes.length === 0 && subtypes.length === 1 && subtype !== undefined;
  const kinds = only && many ? subtypeWord(subtype).many : subtypesText(subtypes);
  const text = [
    noun.text,
    kinds,
    ...supertypes.map((supertype) => SUPERTYPE_WORDS[supertype](noun.gender, many)),
    words.colors === undefined ? '' : colorsText(words.colors, noun.gender, many),
    words.size ?? '',
  ]
    .filter((word) => word !== '')
    .join(' ');
  return phrase(many ? text : `${indefiniteArticle(noun.gender)} ${text}`, noun.gender, many);
}

/** "además de sus otros tipos" */
export const KEPT = ' además de sus otros tipos';

/** "una criatura Soldado humano blanca 4/4", "fuerza y resistencia base de 1/1". Null where nothing of the kind changes. */
export function becoming(
  all: readonly Mod[],
  becomes: boolean,
  subject: NounPhrase,
  s: Speech,
): readonly Predicate[] | null {
  const types = typesOf(all);
  const sized = all.find((mod) => mod.mod === 'setPT');
  if (types === undefined) {
    return sized === undefined
      ? null
      : [{ verb: 'tener', rest: `fuerza y resistencia base de ${size(sized.power, sized.toughness, s)}` }];
  }
  const colored = sized === undefined ? undefined : all.find((mod) => mod.mod === 'setColors');
  const what = described(
    {
      types,
      colors: colored?.colors,
      size: sized === undefined ? undefined : size(sized.power, sized.toughness, s),
    },
    subject.many,
  );
  if (what === null) {
    const supertypes = types.mod === 'addTypes' ? (types.supertypes ?? []) : [];
    const words = supertypes.map((supertype) => SUPERTYPE_WORDS[supertype](subject.gender, subject.many));
    const rest = words.join(' ');
    return [becomes ? { verb: 'volver', reflexive: true, rest } : { verb: 'ser', rest }];
  }
  const cardTypes = types.types ?? [];
  const sizedCreature = sized !== undefined && cardTypes.includes('creature');
  const already = subject.key === 'self' && cardTypes.some((type) => s.self.types.includes(type));
  const gains = sized === undefined ? '' : withKeywords(all, s);
  if (sizedCreature && types.mod === 'addTypes') {
    return [turns(becomes, what.text + gains + stillWords(s, subject))];
  }
  const kept = types.mod === 'addTypes' && !already ? KEPT : '';
  return [turns(becomes, what.text + gains + kept)];
}

/** " con la habilidad de volar": keywords gained together with a size. */
function withKeywords(all: readonly Mod[], s: Speech): string {
  const words = all.flatMap((mod) =>
    mod.mod === 'gain' ? mod.keywords.map((keyword) => s.say.keyword(keyword, s)) : [],
  );
  return words.length === 0 ? '' : ` con ${skills(words)}`;
}

/** What it was before, it still is. */
function stillWords(s: Speech, subject: NounPhrase): string {
  if (subject.key !== 'self') return KEPT;
  const type = s.self.types.find((word) => word !== 'artifact' && word !== 'creature' && word !== 'kindred');
  if (type === undefined) return '';
  const { one, gender } = TYPE_WORDS[type];
  return ` que sigue siendo ${indefiniteArticle(gender)} ${one}`;
}
