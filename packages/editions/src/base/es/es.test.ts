import { describe, expect, it } from 'vitest';
import { editionIds, searchRules, showRule } from '../../index.js';
import { baseRules } from '../glossary.js';
import { BASE_EN } from '../texts.js';
import { BASE_ES } from './index.js';

/** Every sentence of a part, those of `own` by edition. */
const sentences = (texts: object): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[key, value] as [string, string]]
      : sentences(value).map(([inner, text]) => [`${key} ${inner}`, text] as [string, string]),
  );

const ours = sentences(BASE_ES);

/** Words that English can't do without, and that aren't Spanish. */
const ENGLISH =
  /(?<!\p{L})(?:the|of|and|or|to|with|this|that|it|its|is|are|for|from|player|players|card|cards|creature|damage|life)(?!\p{L})/iu;

describe('the base rules in Spanish', () => {
  it('should have the numbers of the English ones and no others', () => {
    expect(ours.map(([key]) => key).sort()).toEqual(
      sentences(BASE_EN)
        .map(([key]) => key)
        .sort(),
    );
  });

  it('should be short sentences in Spanish', () => {
    for (const [key, text] of ours) {
      expect(text, key).toMatch(/^[\p{Lu}“].{6,140}\.$/u);
      expect(text, key).not.toMatch(/ {2}|\s[.,;:]|"/);
      expect(text, key).not.toMatch(ENGLISH);
    }
  });

  it('should keep the numbers of things', () => {
    const english = new Map(sentences(BASE_EN));
    const numbers = (text: string): readonly string[] => text.match(/\d+(?:\/\d+)?/g) ?? [];
    const lost = ours.flatMap(([key, text]) =>
      numbers(english.get(key) ?? '')
        .filter((n) => !numbers(text).includes(n))
        .map((n) => `${key}: ${n}`),
    );
    expect(lost).toEqual([]);
  });

  it('should be shown and found', () => {
    expect(showRule('2026', '704.5a', 'es')).toMatchObject({
      ok: true,
      gist: 'Un jugador con 0 o menos vidas pierde.',
    });
    expect(searchRules('2026', 'toque mortal', 'es').map(({ number }) => number)).toContain('702.2');
    expect(showRule('2007-05', '606.8a', 'es')).toMatchObject({ gist: BASE_ES.own['2007-05']['606.8a'] });
  });

  it('should leave nothing of any edition in English', () => {
    for (const id of editionIds) {
      for (const [number, text] of Object.entries(baseRules(id, 'es'))) {
        expect(text, `${id} ${number}`).not.toMatch(ENGLISH);
      }
    }
  });
});
