import type { Language } from '../rulebook/line-text.js';
import { BASE_2005 } from './2005.js';
import { BASE_2009, BASE_FROM_2013, BASE_UNTIL_2013 } from './2009.js';
import { BASE_2026 } from './2026.js';
import { BASE_ES } from './es/index.js';
import { BASE_FR } from './fr/index.js';
import { BASE_JA } from './ja/index.js';
import { OWN } from './own.js';

/** The base rules in English, by the time that says so; each translation has the same parts and numbers. */
export const BASE_EN = {
  2005: BASE_2005,
  2009: BASE_2009,
  until2013: BASE_UNTIL_2013,
  from2013: BASE_FROM_2013,
  2026: BASE_2026,
  own: OWN,
};

/** The same keys with other words: a number that a translation lacks doesn't compile. */
export type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

export type BaseTexts = Words<typeof BASE_EN>;

/** By language. */
export const BASE_TEXTS: { readonly [L in Language]: BaseTexts } = {
  en: BASE_EN,
  fr: BASE_FR,
  es: BASE_ES,
  ja: BASE_JA,
};
