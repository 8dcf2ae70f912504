import { baseRules } from './base/glossary.js';
import { compareNumbers, isUnder } from './number.js';
import type { Language } from './rulebook/line-text.js';
import { ruleLines } from './rules.js';

export interface RuleHit {
  readonly number: string;
  readonly gist: string;
}

/** Without accents and ligatures, so that they may be left out in typing. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae');

/** What number adds to the end of a word, roughly; the words of both sides are cut alike. */
const ENDING: Readonly<Record<Exclude<Language, 'ja'>, (word: string) => string>> = {
  en: (word) => word.replace(/(?<=..)s$/, ''),
  es: (word) => word.replace(/(?<=..)(?:es?|s)$/, ''),
  fr: (word) => word.replace(/(?<!e)aux$/, 'al').replace(/(?<=..)[sx]$/, ''),
};

function stems(text: string, language: Exclude<Language, 'ja'>): string[] {
  return (plain(text).match(/[\p{L}\d.]+/gu) ?? []).map((word) =>
    // a rule number isn't a word with an ending
    /^\d|^es\.\d/.test(word) ? word.replace(/\.+$/, '') : ENDING[language](word.replace(/\.+$/, '')),
  );
}

/** Full and half width are alike, as are both kana; voicing marks aren't accents and stay. */
const kana = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0x60));

/** How well a text answers a word: 2 a whole word or number, 1 the beginning of one (or, in Japanese, a part of the text). */
type Scorer = (number: string, gist: string) => readonly number[];

function scorer(words: string, language: Language): Scorer {
  if (language === 'ja') {
    const wanted = [...new Set(kana(words).match(/[^\s、。・]+/gu) ?? [])];
    return (number, gist) => {
      const there = kana(gist);
      return wanted.map((word) => (isUnder(number, word) ? 2 : there.includes(word) ? 1 : 0));
    };
  }
  const wanted = [...new Set(stems(words, language))];
  return (number, gist) => {
    const there = stems(gist, language);
    return wanted.map((word) =>
      isUnder(number, word) || there.includes(word) ? 2 : there.some((one) => one.startsWith(word)) ? 1 : 0,
    );
  };
}

/**
 * Lines and rules that have all the words (or, if none has, the most of them), best first and else in the order of
 * the text. A number as the word gives what's under it.
 */
export function searchRules(edition: string, words: string, language: Language = 'en'): readonly RuleHit[] {
  const score = scorer(words, language);
  const texts = [
    ...ruleLines(edition, language).map(({ id, gist }) => ({ number: id, gist })),
    ...Object.entries(baseRules(edition, language)).map(([number, gist]) => ({ number, gist })),
  ];
  const scored = texts.map((hit, at) => {
    const values = score(hit.number, hit.gist);
    return {
      hit,
      at,
      found: values.filter((value) => value > 0).length,
      points: values.reduce((sum, value) => sum + value, 0),
    };
  });
  const most = Math.max(0, ...scored.map(({ found }) => found));
  if (most === 0) return [];
  return scored
    .filter(({ found }) => found === most)
    .sort((a, b) => b.points - a.points || compareNumbers(a.hit.number, b.hit.number) || a.at - b.at)
    .map(({ hit }) => hit);
}
