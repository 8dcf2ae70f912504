import { describe, expect, it } from 'vitest';
import { diffTexts, LANGUAGES, ruleLines, TEXT_IDS } from '../index.js';
import { SAME_MEANING } from './same.js';
import { TOPICS } from './topics.js';

const pairs = TEXT_IDS.flatMap((from) => TEXT_IDS.map((to) => ({ from, to })));

function linesOf(from: string, to: string, topic: string) {
  return diffTexts(from, to).find((one) => one.topic.id === topic)?.lines ?? [];
}

const gist = (text: string, id: string) =>
  (ruleLines(text).find((line) => line.id === id)?.gist ?? '').replace(' (CR tail)', '');

/** What a line says, and what is listed as the same in other words. */
function sentencesLike(text: string, id: string): readonly string[] {
  const own = gist(text, id);
  const groups = SAME_MEANING.map((group) =>
    group.map((named) => gist(named.split(' ')[0] ?? '', named.split(' ')[1] ?? '')),
  );
  return [own, ...groups.filter((group) => group.includes(own)).flat()];
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
    for (const line of lines)
      if (line.how === 'same') expect(sentencesLike(from, line.from)).toContain(gist(to, line.to));
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

  it('should not tell of what is only worded otherwise', () => {
    const how = (from: string, to: string, line: string) =>
      diffTexts(from, to)
        .flatMap(({ lines }) => lines)
        .find((l) => l.how !== 'new' && l.from === line);
    // "as the step begins" and "when the step begins" (606.7b)
    expect(how('2005-fr', '2006-en', '606.7b.1')).toEqual({ how: 'same', from: '606.7b.1', to: '606.7b.1' });
    // a state-based effect is now called a state-based action
    expect(how('2006-en', '2009-en', '606.8a.2')).toMatchObject({ how: 'same' });
    expect(how('2005-fr', '2026', '606.7b.1')).toMatchObject({ how: 'same' });
    // 40 life and 30, half of the total and all of it
    expect(how('2006-en', '2009-en', '606.4a.2')).toMatchObject({ how: 'changed' });
    expect(how('2009-en', '2026', '806.9a')).toMatchObject({ how: 'changed' });
  });

  it('should have each sentence that means the same in one group only', () => {
    const named = SAME_MEANING.flat();
    expect(new Set(named).size).toBe(named.length);
    for (const group of SAME_MEANING) expect(new Set(group).size, group.join()).toBeGreaterThan(1);
  });
});
