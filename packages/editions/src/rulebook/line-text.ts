import { isTextId, LINES, type TextId } from '../index/all.js';
import type { Gists } from '../line.js';
import { RULEBOOK_ES } from './es/index.js';
import { RULEBOOK_FR } from './fr/index.js';
import { RULEBOOK_JA } from './ja/index.js';

/** Languages of the rulebook. */
export const LANGUAGES = ['en', 'es', 'fr', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

const englishOf = (text: TextId): Gists => Object.fromEntries(LINES[text].map(({ id, gist }) => [id, gist]));

const ENGLISH: Readonly<Record<TextId, Gists>> = {
  '2005-fr': englishOf('2005-fr'),
  '2006-en': englishOf('2006-en'),
  '2009-en': englishOf('2009-en'),
  '2010-es': englishOf('2010-es'),
  '2011plus-ja': englishOf('2011plus-ja'),
  '2026': englishOf('2026'),
};

/** English is the index itself. The order of a text is the order of `ruleLines`: keys like "810" come first in objects. */
export const RULEBOOK: Readonly<Record<Language, Readonly<Record<TextId, Gists>>>> = {
  en: ENGLISH,
  es: RULEBOOK_ES,
  fr: RULEBOOK_FR,
  ja: RULEBOOK_JA,
};

/** What a line says, in our own words. Undefined: no such text, or no such line in it. */
export function lineText(edition: string, id: string, language: Language = 'en'): string | undefined {
  if (!isTextId(edition)) return undefined;
  const texts = RULEBOOK[language][edition];
  return Object.hasOwn(texts, id) ? texts[id] : undefined;
}
