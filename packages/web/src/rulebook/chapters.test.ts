import { ruleLines, TEXT_IDS } from '@ettin/editions';
import { describe, expect, it } from 'vitest';
import { chaptersOf, counterparts, hundredsOf } from './chapters.js';

describe('chapters of an edition', () => {
  it.each(TEXT_IDS)('should hold every line of %s once', (edition) => {
    const held = chaptersOf(edition, 'en').flatMap(({ lines }) => lines.map(({ id }) => id));
    expect(held.sort()).toEqual(
      ruleLines(edition)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('should speak the language of the reader', () => {
    const [chapter] = chaptersOf('2026', 'ja').filter(({ id }) => id === 'primary');
    expect(chapter?.title).toBe('主プレイヤー');
    expect(chapter?.lines[0]?.gist).toMatch(/[ぁ-ん]/);
  });

  it('should be none where an edition has no text of its own', () => {
    expect(chaptersOf('2018-04', 'en')).toEqual([]);
  });
});

it('should put general rules into their hundreds', () => {
  const hundreds = hundredsOf('2026', 'en');
  const [seventh] = hundreds.filter(({ title }) => title === '700–799');
  expect(seventh?.rules.map(({ number }) => number)).toContain('704.5j');
  expect(hundreds.every(({ title }) => title !== '')).toBe(true);
});

it('should find what a line is called in other texts', () => {
  // 30 life for a team: CR 606.4a of 2006 and 810.4 of today; 40 in 2005
  const found = counterparts('2026', '810.4.2', TEXT_IDS);
  expect(found).toContainEqual({ edition: '2005-fr', line: '606.4a.2', how: 'changed' });
  expect(found.map(({ edition }) => edition)).not.toContain('2026');
  expect(counterparts('2026', '999.9', TEXT_IDS)).toEqual([]);
});
