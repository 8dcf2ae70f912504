import type { CardType, Color, Supertype } from '@ettin/schema';
import { joinedTypes } from './core.js';
import { inNumber, type Noun } from './grammar.js';
import { subtype } from './subtypes.js';
import { COLOR_WORDS, SUPERTYPE_WORDS } from './vocabulary.js';
import { agree, list } from './words.js';

/** What a token is, or what something becomes. */
export interface Description {
  readonly types: readonly CardType[];
  readonly subtypes?: readonly string[];
  readonly supertypes?: readonly Supertype[];
  readonly colors?: readonly Color[];
  readonly size?: string;
  /** Says "incolore" where there are no colors. */
  readonly colorless?: boolean;
}

/** "blanche et bleue", "incolore". */
export function colorWords(colors: readonly Color[], agreement: Parameters<typeof agree>[1]): string {
  return colors.length === 0
    ? agree('incolore', agreement)
    : list(
        colors.map((color) => agree(COLOR_WORDS[color], agreement)),
        'et',
      );
}

/** "créature légendaire 1/1 blanche Humain et Soldat", without article. */
export function description(of: Description, many: boolean): { readonly text: string; readonly noun: Noun } {
  const { types, subtypes = [], supertypes = [], colors, size } = of;
  const names = subtypes.map(subtype);
  const [firstName] = names;
  const noun = types.length > 0 || firstName === undefined ? joinedTypes(types) : firstName;
  const agreement = { gender: noun.gender, plural: many };
  const kinds = list(
    names.map(({ one }) => one),
    'et',
  );
  const words = [
    types.length > 0 ? inNumber(noun, many) : '',
    ...supertypes.map((one) => (one === 'basic' ? 'de base' : agree(SUPERTYPE_WORDS[one], agreement))),
    size ?? '',
    colors === undefined
      ? of.colorless === true
        ? agree('incolore', agreement)
        : ''
      : colorWords(colors, agreement),
    types.length > 0 ? kinds : '',
  ];
  const text = words.filter((word) => word !== '').join(' ');
  if (types.length > 0) return { text, noun };
  const bare = list(
    names.map((name) => inNumber(name, many)),
    'et',
  );
  return { text: [bare, text].filter((word) => word !== '').join(' '), noun };
}
