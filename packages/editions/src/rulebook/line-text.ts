import { isTextId, LINES, TEXT_IDS, type TextId } from '../index/all.js';
import type { Gists } from '../line.js';
import { RULEBOOK_ES } from './es/index.js';
import { RULEBOOK_FR } from './fr/index.js';
import { RULEBOOK_JA } from './ja/index.js';

/** Languages of the rulebook. */
export const LANGUAGES = ['en', 'es', 'fr', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Translations, each written once: for the oldest text that says so. English is the index itself. */
export const TRANSLATED: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<TextId, Gists>>>> = {
  es: RULEBOOK_ES,
  fr: RULEBOOK_FR,
  ja: RULEBOOK_JA,
};

/** By what the line says in English, as the same thing said in two texts is the same in every language. */
function sentencesOf(translated: Readonly<Record<TextId, Gists>>): ReadonlyMap<string, string> {
  const out = new Map<string, string>();
  for (const text of TEXT_IDS)
    for (const { id, gist } of LINES[text]) {
      const sentence = translated[text][id];
      if (sentence !== undefined) out.set(gist, sentence);
    }
  return out;
}

const SENTENCES = {
  es: sentencesOf(RULEBOOK_ES),
  fr: sentencesOf(RULEBOOK_FR),
  ja: sentencesOf(RULEBOOK_JA),
};

/** What the index says in English, in another language. Throws where nobody has translated it: a fault of ours. */
export function inLanguage(gist: string, language: Language): string {
  if (language === 'en') return gist;
  const sentence = SENTENCES[language].get(gist);
  if (sentence === undefined) throw new Error(`not in ${language}: ${gist}`);
  return sentence;
}

/** What a line says, in our own words. Undefined: no such text, or no such line in it. */
export function lineText(edition: string, id: string, language: Language = 'en'): string | undefined {
  const line = isTextId(edition) ? LINES[edition].find((one) => one.id === id) : undefined;
  return line === undefined ? undefined : inLanguage(line.gist, language);
}
