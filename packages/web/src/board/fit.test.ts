import { describe, expect, it } from 'vitest';
import { fitRow } from './fit.js';

describe('the size of cards in a row', () => {
  it('should be the widest that fits, and scroll where none does', () => {
    expect(fitRow([1, 1, 1], 540)).toEqual({ width: 92, scrolls: false });
    expect(fitRow([1, 1, 1, 1, 1, 1], 540)).toEqual({ width: 80, scrolls: false });
    expect(fitRow(Array(9).fill(1), 540)).toEqual({ width: 58, scrolls: true });
  });

  it('should count a fan by what it shows, and keep to the widest allowed', () => {
    expect(fitRow([4, 1, 1, 1], 540).width).toBe(92);
    expect(fitRow([1], 540, 80).width).toBe(80);
  });
});
