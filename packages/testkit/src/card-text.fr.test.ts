import { cards } from '@ettin/cards';
import { type PrintedFace, printCard, type TextLanguage } from '@ettin/oracle';
import { describe, expect, it } from 'vitest';

const lines = (face: PrintedFace): string[] => face.rules.flatMap((rule) => rule.split('\n'));

/** A keyword, or several, with the cost or the number that may follow. */
const KEYWORD_LINE = /^\p{Lu}[\p{L}' :-]*(?:(?: |—)(?:\d+|X|\{[^}]+\}| et\/ou )+|,.*)?$/u;

const occurrences = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

function gaps(text: string): string[] {
  const found: string[] = [];
  if (/undefined|null|NaN|\[object|\{when\}|\{whose\}/.test(text)) found.push('placeholder');
  if (occurrences(text, /\{/g) !== occurrences(text, /\}/g)) found.push('braces');
  if (occurrences(text, /«/g) !== occurrences(text, /»/g)) found.push('quotes');
  if (/ {2}|\s[.,]|\.\.|,,|^\s|\s$|\S[:»]|«\S/.test(text)) found.push('spacing');
  if (!/\.(?: »)?$|—$/.test(text) && !KEYWORD_LINE.test(text)) found.push('end');
  return found;
}

/** What French never leaves standing: a vowel that has to go, an article that has to join. */
const UNJOINED =
  /(?<![\p{L}-])(?:(?:[LlDdNnSs]e|[Ll]a|[Qq]ue|[Jj]usque) [aeiouéèêîôÉÎ]|(?:de|à) les? (?!\p{L}+(?:er|re)(?!\p{L}))|si ils?(?!\p{L}))/u;

/** Words of English that French doesn't have by chance. */
const ENGLISH =
  /\b(?:the|this|that|these|those|and|of|with|without|target|when|whenever|creatures?|cards?|spells?|lands?|you|your|its?|their|they|until|enters?|dies|each|another|controls|gain|gets?|counters?|tokens?|library|graveyard|battlefield|from|into|onto|if|is|are|has|have|can't|may|up|life)\b/i;

/** Names are the same in every language, so they are left out before anything is looked for. */
const NAMES = cards
  .flatMap((card) => [card.name, ...(card.other === undefined ? [] : [card.other.name])])
  .flatMap((name) => [name, name.split(/, |(?<! of) the (?=[A-Z])/)[0] ?? name])
  .sort((a, b) => b.length - a.length);

const nameless = (text: string): string => NAMES.reduce((rest, name) => rest.replaceAll(name, '§'), text);

/** Only English counts one thing here: in French it is "la prochaine" or "chaque" of them. */
const ONE = /(?<=\b(?:next|each) )1 (?=damage|life)/g;

/** Numbers in figures and symbols, each as often as it stands there. */
const figures = (texts: readonly string[]): string =>
  (
    texts
      .map(nameless)
      .join(' ')
      .replace(ONE, '')
      .match(/\{[^}]+\}|\d+/g) ?? []
  )
    .sort()
    .join(' ');

const printed = cards.map((card) => {
  const faces = (lang: TextLanguage) => printCard(card, lang).faces;
  return { name: card.name, english: faces('en'), french: faces('fr') };
});

/** Every line that something is wrong with. */
const wrong = (test: (text: string) => boolean): string[] =>
  printed.flatMap(({ french }) => french.flatMap((face) => [face.typeLine, ...lines(face)].filter(test)));

describe('card text in French', () => {
  it('should be whole for every built-in card', () => {
    const found = printed.flatMap(({ name, french }) =>
      french.flatMap(lines).flatMap((text) => gaps(text).map((gap) => `${name}: ${gap}: ${text}`)),
    );
    expect(found).toEqual([]);
  });

  it('should have as many paragraphs as in English', () => {
    const count = (faces: readonly PrintedFace[]) => faces.map((face) => lines(face).length).join();
    const found = printed.filter(({ english, french }) => count(english) !== count(french));
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  it('should leave no English', () => {
    expect(wrong((text) => ENGLISH.test(nameless(text)))).toEqual([]);
  });

  it('should elide and contract', () => {
    expect(wrong((text) => UNJOINED.test(nameless(text)))).toEqual([]);
  });

  it('should say every number and symbol', () => {
    const all = (faces: readonly PrintedFace[]) => faces.map((face) => figures(lines(face))).join('\n');
    const found = printed.filter(({ english, french }) => all(english) !== all(french));
    expect(found.map(({ name }) => name)).toEqual([]);
  });
});
