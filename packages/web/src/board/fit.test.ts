import { describe, expect, it } from 'vitest';
import { fitRow } from './fit.js';

const ones = (n: number): readonly number[] => Array(n).fill(1);
const line = { width: 540, height: 0 };

describe('the size of cards in a row', () => {
  it('should be the widest that fits, and scroll where none does', () => {
    expect(fitRow(ones(3), line)).toEqual({ width: 92, gap: 7, scrolls: false, wraps: false });
    expect(fitRow(ones(6), line)).toEqual({ width: 80, gap: 7, scrolls: false, wraps: false });
    expect(fitRow(ones(9), line)).toEqual({ width: 58, gap: 4, scrolls: true, wraps: false });
  });

  it('should count a fan by what it shows, and keep to the widest and the narrowest allowed', () => {
    expect(fitRow([4, 1, 1, 1], line).width).toBe(92);
    expect(fitRow([1], { ...line, widest: 80 }).width).toBe(80);
    expect(fitRow(ones(9), { ...line, narrowest: 68 })).toEqual({
      width: 68,
      gap: 7,
      scrolls: true,
      wraps: false,
    });
  });

  it('should take a second line before cards get so small that one line would do', () => {
    // two lines of 68 are 2 * 68 * 1.39 + 9 = 198 high
    expect(fitRow(ones(8), { width: 540, height: 200 })).toEqual({
      width: 68,
      gap: 7,
      scrolls: false,
      wraps: true,
    });
    expect(fitRow(ones(8), { width: 540, height: 190 })).toEqual({
      width: 58,
      gap: 4,
      scrolls: false,
      wraps: false,
    });
    expect(fitRow(ones(6), { width: 540, height: 200 })).toEqual({
      width: 80,
      gap: 7,
      scrolls: false,
      wraps: false,
    });
  });

  it('should scroll as a page does where several lines are not enough', () => {
    expect(fitRow(ones(40), { width: 540, height: 200 })).toEqual({
      width: 58,
      gap: 4,
      scrolls: true,
      wraps: true,
    });
  });
});
