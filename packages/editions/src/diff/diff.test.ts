import { describe, expect, it } from 'vitest';
import { diffTexts, LANGUAGES, ruleLines, TEXT_IDS } from '../index.js';
import { TOPICS } from './topics.js';

const pairs = TEXT_IDS.flatMap((from) => TEXT_IDS.map((to) => ({ from, to })));

function linesOf(from: string, to: string, topic: string) {
  return diffTexts(from, to).find((one) => one.topic.id === topic)?.lines ?? [];
}

describe('the topics', () => {
  it('should be told in every language', () => {
    expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(TOPICS.length);
    for (const { id, title } of TOPICS)
      for (const language of LANGUAGES) expect(title[language], `${id} ${language}`).toMatch(/\S/);
  });
});

describe('two texts side by side', () => {
  it.each(pairs)('should have each line of $from and $to once', ({ from, to }) => {
    const lines = diffTexts(from, to).flatMap((topic) => topic.lines);
    const left = lines.flatMap((line) => ('from' in line ? [line.from] : []));
    const right = lines.flatMap((line) => ('to' in line ? [line.to] : []));
    expect([...left].sort()).toEqual(
      ruleLines(from)
        .map(({ id }) => id)
        .sort(),
    );
    expect([...right].sort()).toEqual(
      ruleLines(to)
        .map(({ id }) => id)
        .sort(),
    );
    const gist = (text: string, id: string) => ruleLines(text).find((line) => line.id === id)?.gist ?? '';
    for (const line of lines)
      if (line.how === 'same')
        expect(gist(from, line.from).replace(' (CR tail)', '')).toBe(
          gist(to, line.to).replace(' (CR tail)', ''),
        );
    if (from === to) expect(lines.every(({ how }) => how === 'same')).toBe(true);
  });

  it('should find a rule under its other number', () => {
    // priority of teams: 606.6b, 805.5
    expect(linesOf('2005-fr', '2026', 'priority')).toContainEqual({
      how: 'same',
      from: '606.6b',
      to: '805.5',
    });
    // starting life: 40, then 30
    expect(linesOf('2005-fr', '2026', 'life.start')).toEqual([
      { how: 'same', from: '606.4a.1', to: '810.4.1' },
      { how: 'changed', from: '606.4a.2', to: '810.4.2' },
    ]);
    // first draw: skipped, then the secondary's alone
    expect(linesOf('2006-en', '2009-en', 'draw.first').map(({ how }) => how)).not.toContain('same');
  });

  it('should tell what appears and what goes', () => {
    expect(linesOf('2009-en', '2026', 'damage.order').every(({ how }) => how === 'gone')).toBe(true);
    expect(linesOf('2009-en', '2026', 'poison').every(({ how }) => how === 'new')).toBe(true);
  });

  it("should tell where it is said when a text doesn't print it", () => {
    const priority = diffTexts('2009-en', '2011plus-ja').find(({ topic }) => topic.id === 'priority');
    expect(priority?.elsewhere).toEqual({ from: [], to: ['805.5'] });
  });

  it("should be empty for an edition that isn't a text of the rulebook", () => {
    expect(diffTexts('2018-04', '2026')).toEqual([]);
    expect(diffTexts('2026', 'constructor')).toEqual([]);
  });
});
