import { describe, expect, it } from 'vitest';
import { moved } from './move.js';

describe('moving an item of a list', () => {
  it('should keep all others in order, and stop at the ends', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b'], 7, 0)).toEqual(['a', 'b']);
  });
});
