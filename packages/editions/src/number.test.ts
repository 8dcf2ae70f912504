import { describe, expect, it } from 'vitest';
import { compareNumbers, isUnder, nearNumbers } from './index.js';

describe('rule numbers', () => {
  it('should stand in the order of the rules text', () => {
    const ordered = [
      '704.5',
      '704.5a',
      '704.6',
      '810',
      '810.9',
      '810.9.1',
      '810.9-ex1',
      '810.9a',
      '810.9a.1',
      '810.9a-ex1',
      '810.10',
      '810.10a',
    ];
    expect([...ordered].reverse().sort(compareNumbers)).toEqual(ordered);
  });

  it('should be under a number only part by part', () => {
    expect(isUnder('810.9a.1', '810.9a')).toBe(true);
    expect(isUnder('810.9a', '810')).toBe(true);
    expect(isUnder('810.9A-ex1', '810.9a')).toBe(true);
    expect(isUnder('810.9a', '810.9a')).toBe(true);
    expect(isUnder('810.10', '810.1')).toBe(false);
    expect(isUnder('810.9', '810.9a')).toBe(false);
    expect(isUnder('810.9', '')).toBe(false);
  });

  it('should have neighbours, first those of the same rule', () => {
    const known = ['810.8d', '810.9', '810.9a', '810.9b', '810.9h', '810.10', '810.10a', '805.1'];
    expect(nearNumbers('810.9z', known, 3)).toEqual(['810.9a', '810.9b', '810.9h']);
    expect(nearNumbers('810.99', known, 2)).toEqual(['810.10', '810.10a']);
    expect(nearNumbers('nonsense', [], 2)).toEqual([]);
  });
});
