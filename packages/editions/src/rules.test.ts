import { describe, expect, it } from 'vitest';
import {
  generalRules,
  keywordRule,
  linesUnder,
  ruleLine,
  ruleLines,
  ruleNumbers,
  showRule,
} from './index.js';

describe('one line', () => {
  it('should be found by its id', () => {
    const found = ruleLine('2026', '810.9a-ex1');
    expect(found).toEqual({ ok: true, line: expect.objectContaining({ id: '810.9a-ex1', kind: 'example' }) });
    expect(ruleLine('2026', ' 810.9A.1 ')).toMatchObject({ ok: true, line: { id: '810.9a.1' } });
  });

  it('should otherwise be answered with the lines near it', () => {
    expect(ruleLine('2026', '810.9a')).toEqual({
      ok: false,
      near: ['810.9a.1', '810.9a.2', '810.9a-ex1', '810.9a-ex2', '810.9a-ex3'],
    });
    expect(ruleLine('2026', '810.9a.7')).toMatchObject({
      ok: false,
      near: expect.arrayContaining(['810.9a.2']),
    });
    expect(ruleLine('1993', '810.9a')).toEqual({ ok: false, near: [] });
  });
});

describe('the lines under a number', () => {
  const under = (number: string) => linesUnder('2026', number).map(({ id }) => id);

  it('should be its statements, examples and subrules', () => {
    expect(under('810.9a')).toEqual(['810.9a.1', '810.9a.2', '810.9a-ex1', '810.9a-ex2', '810.9a-ex3']);
    expect(under('810.8')).toContain('810.8d.2');
    expect(under('810')[0]).toBe('810');
    expect([...under('805'), ...under('810')]).toHaveLength(ruleLines('2026').length);
  });

  it('should not be those of a number that only begins the same', () => {
    expect(under('810.1')).toEqual(['810.1']);
    expect(under('81')).toEqual([]);
    expect(under('')).toEqual([]);
  });
});

describe('a rule', () => {
  it('should show the lines of the own section', () => {
    const shown = showRule('2026', '810.9a');
    expect(shown).toMatchObject({ ok: true, number: '810.9a', gist: null });
    expect(shown.ok && shown.lines.length).toBe(5);
  });

  it('should show our words for a rule outside it', () => {
    expect(showRule('2026', 'CR 704.5b')).toEqual({
      ok: true,
      number: '704.5b',
      gist: 'A player who tried to draw from an empty library loses.',
      lines: [],
      below: [],
    });
    const list = showRule('2026', '704.5.');
    expect(list).toMatchObject({ ok: true, below: expect.arrayContaining(['704.5a', '704.5z']) });
  });

  // until October 2005 a total set for one member became that of the team (606.9c), not the member's share
  it('should not tell what a subrule of the edition says otherwise', () => {
    const gistOf = (edition: string, number: string) => {
      const found = showRule(edition, number);
      return found.ok ? found.gist : null;
    };
    expect(gistOf('2005-08', '606.9')).toMatch(/^Damage is dealt to the single player/);
    for (const [edition, number] of [
      ['2005-08', '606.9'],
      ['2007-05', '606.9'],
      ['2010-04', '806.10'],
    ] as const)
      expect(gistOf(edition, number), edition).not.toMatch(/\bsets?\b/);
  });

  it('should be answered with near numbers where there is none', () => {
    expect(showRule('2026', '704.5zz')).toMatchObject({
      ok: false,
      near: expect.arrayContaining(['704.5z']),
    });
    expect(showRule('2026', '810.12')).toMatchObject({ ok: false, near: expect.arrayContaining(['810.11']) });
    expect(showRule('2026', 'constructor')).toMatchObject({ ok: false });
    expect(showRule('constructor', '810')).toEqual({ ok: false, near: [] });
  });

  it('should be listed by number, in the order of the text', () => {
    const numbers = ruleNumbers('2026');
    expect(numbers).toContain('810.9');
    expect(numbers).toContain('805.10e');
    expect(numbers).not.toContain('810.9.1');
    expect(numbers.indexOf('704.5b')).toBeLessThan(numbers.indexOf('805'));
    for (const number of numbers) expect(showRule('2026', number).ok, number).toBe(true);
  });

  it('should define each keyword', () => {
    expect(keywordRule('2026', 'lifelink')).toBe('702.15');
    expect(keywordRule('2026', 'multikicker')).toBe('702.33');
    expect(keywordRule('1993', 'lifelink')).toBeUndefined();
  });
});

describe('the general rules', () => {
  it('should be those outside of the own section, in the order of the text and in the language', () => {
    const rules = generalRules('2026', 'fr');
    const numbers = rules.map(({ number }) => number);
    // CR 704.5j before CR 704.5k, both after CR 119.3
    expect(numbers.indexOf('119.3')).toBeLessThan(numbers.indexOf('704.5j'));
    expect(numbers.some((n) => n.startsWith('810'))).toBe(false);
    expect(rules.every(({ gist }) => gist !== '')).toBe(true);
    expect(generalRules('1993')).toEqual([]);
  });
});

// Dates are those at which the texts beside the project first have a rule.
describe('rules of editions without a text of their own', () => {
  const gist = (edition: string, number: string) => {
    const found = showRule(edition, number);
    return found.ok ? found.gist : null;
  };

  it('should not tell subrules that came later with the rule that they are under', () => {
    // 805.4d is of January 2020
    for (const id of ['2011-04', '2011plus-ja', '2018-04', '2019-07'])
      expect(gist(id, '805.4'), id).toBe('A turn is the turn of a team and not of a single player.');
    // that nobody of the team can get poison (810.10c) is of June 2011
    expect(gist('2011-04', '810.10')).not.toContain('cannot get');
    // 606.9c of August 2005 is another one than in October
    expect(gist('2005-08', '606.9')).not.toContain('sets');
  });

  it('should tell what a number says of teams before what it says of damage', () => {
    expect(gist('2007-05', '606.9')).toContain('shared total');
  });

  // 103.5 of London is of July 2019: before, nothing goes to the bottom that partners could speak of (805.3a)
  it('should tell the mulligan of its date', () => {
    for (const id of ['2011-04', '2011plus-ja', '2018-04'])
      expect(gist(id, '805.3a'), id).not.toMatch(/bottom/);
    expect(gist('2019-07', '805.3a')).toMatch(/bottom/);
    // 103.1 was shuffling until 2019
    for (const id of ['2011-04', '2011plus-ja', '2018-04', '2019-07'])
      expect(gist(id, '805.3'), id).toContain('103.2');
  });
});
