import type { Language } from '@ettin/text';

/** What people type for yes and no; English is understood everywhere. */
const YES: Readonly<Record<Language, readonly string[]>> = {
  en: ['y', 'yes'],
  es: ['s', 'si', 'sí'],
  fr: ['o', 'oui'],
  ja: ['h', 'hai', 'はい'],
};
const NO: Readonly<Record<Language, readonly string[]>> = {
  en: ['n', 'no'],
  es: ['n', 'no'],
  fr: ['n', 'non'],
  ja: ['n', 'iie', 'いいえ'],
};

const reads = (words: typeof YES, line: string, language: Language): boolean => {
  const word = line.trim().toLowerCase();
  return words[language].includes(word) || words.en.includes(word);
};

export const readsYes = (line: string, language: Language): boolean => reads(YES, line, language);
export const readsNo = (line: string, language: Language): boolean => reads(NO, line, language);
