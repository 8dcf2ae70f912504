import { describe, expect, it } from 'vitest';
import { allEditions, textBehind } from '../index.js';

describe('the text behind an edition', () => {
  it('should be its own, or that of the edition that came next', () => {
    expect(textBehind('2009-en')).toBe('2009-en');
    expect(textBehind('2024-11')).toBe('2026');
    expect(textBehind('2010-04')).toBe('2011plus-ja');
    expect(textBehind('1993')).toBeUndefined();
    for (const { id } of allEditions) expect(textBehind(id), id).toBeDefined();
  });
});
