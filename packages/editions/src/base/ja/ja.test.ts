import { describe, expect, it } from 'vitest';
import { editionIds, searchRules, showRule } from '../../index.js';
import { baseRules } from '../glossary.js';
import { BASE_EN } from '../texts.js';
import { BASE_JA } from './index.js';

/** Every sentence of a part, those of `own` by edition. */
const sentences = (texts: object): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[key, value] as [string, string]]
      : sentences(value).map(([inner, text]) => [`${key} ${inner}`, text] as [string, string]),
  );

const ours = sentences(BASE_JA);

describe('the base rules in Japanese', () => {
  it('should have the numbers of the English ones and no others', () => {
    expect(ours.map(([key]) => key).sort()).toEqual(
      sentences(BASE_EN)
        .map(([key]) => key)
        .sort(),
    );
  });

  it('should be short sentences in Japanese', () => {
    for (const [key, text] of ours) {
      expect(text, key).toMatch(/^.{4,100}。$/);
      expect(text.replace(/\b\d{3}(?:\.\d+[a-z]?)?|第\d種[a-d]?/g, ''), key).not.toMatch(/[A-Za-z０-９]/);
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
    expect(showRule('2026', '704.5a', 'ja')).toMatchObject({
      ok: true,
      gist: 'ライフが0点以下のプレイヤーは敗北する。',
    });
    expect(searchRules('2026', '接死', 'ja').map(({ number }) => number)).toContain('702.2');
    expect(showRule('2007-05', '606.8a', 'ja')).toMatchObject({ gist: BASE_JA.own['2007-05']['606.8a'] });
  });

  it('should leave nothing of any edition in English', () => {
    for (const id of editionIds) {
      for (const [number, text] of Object.entries(baseRules(id, 'ja'))) {
        expect(text, `${id} ${number}`).toMatch(/。$/);
        expect(text.replace(/if節/g, ''), `${id} ${number}`).not.toMatch(/[A-Za-z]{2}/);
      }
    }
  });
});
