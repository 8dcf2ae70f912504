import { describe, expect, it } from 'vitest';
import { editionIds, searchRules, showRule } from '../../index.js';
import { baseRules } from '../glossary.js';
import { BASE_EN } from '../texts.js';
import { BASE_FR } from './index.js';

/** Every sentence of a part, those of `own` by edition. */
const sentences = (texts: object): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[key, value] as [string, string]]
      : sentences(value).map(([inner, text]) => [`${key} ${inner}`, text] as [string, string]),
  );

const ours = sentences(BASE_FR);

/** Words of English that French doesn't have by chance. */
const ENGLISH =
  /\b(?:the|this|that|and|of|with|without|when|creature|player|spell|its?|from|is|are|what|who)\b/i;

/** An English line shown where ours should be has no other sign that it is none. */
const english = new Set(sentences(BASE_EN).map(([, text]) => text));

describe('the base rules in French', () => {
  it('should have the numbers of the English ones and no others', () => {
    const numbers = (of: [string, string][]) => of.map(([key]) => key).sort();
    expect(numbers(ours)).toEqual(numbers(sentences(BASE_EN)));
  });

  it('should be short sentences in French', () => {
    for (const [key, text] of ours) {
      expect(text, key).toMatch(/^(?:\p{Lu}|« ).{4,170}\.$/u);
      expect(text, key).not.toMatch(ENGLISH);
      expect(text, key).not.toMatch(/ {2}|\S[:;»]|«\S|[’“”"]/);
    }
  });

  it('should elide and contract', () => {
    const unjoined =
      /(?<![\p{L}-])(?:[ldn]e|la|que|jusque) [aeiouéèêîôÉÎ]|(?<!\p{L})(?:de|à) les? (?!\p{L}+(?:er|re|ir)(?!\p{L}))/iu;
    expect(ours.filter(([, text]) => unjoined.test(text))).toEqual([]);
  });

  it('should keep the numbers of things', () => {
    const said = new Map(sentences(BASE_EN));
    const numbers = (text: string): readonly string[] => text.match(/\d+(?:\/\d+)?/g) ?? [];
    const lost = ours.flatMap(([key, text]) =>
      numbers(said.get(key) ?? '')
        .filter((n) => !numbers(text).includes(n))
        .map((n) => `${key}: ${n}`),
    );
    expect(lost).toEqual([]);
  });

  it('should be shown and found', () => {
    expect(showRule('2026', '704.5a', 'fr')).toMatchObject({
      ok: true,
      gist: 'Un joueur à 0 point de vie ou moins perd.',
    });
    expect(searchRules('2026', 'contact mortel', 'fr').map(({ number }) => number)).toContain('702.2');
    expect(showRule('2007-05', '606.8a', 'fr')).toMatchObject({ gist: BASE_FR.own['2007-05']['606.8a'] });
  });

  it('should leave nothing of any edition in English', () => {
    const left = editionIds.flatMap((id) =>
      Object.entries(baseRules(id, 'fr')).filter(([, text]) => english.has(text)),
    );
    expect(left).toEqual([]);
  });
});
