import { describe, expect, it } from 'vitest';
import { isAtEnd } from './useStickToEnd.js';

const list = (scrollTop: number) => ({ scrollTop, scrollHeight: 1_000, clientHeight: 300 });

describe('a list that grows', () => {
  it('should be at its end there and a line before it, and nowhere else', () => {
    expect(isAtEnd(list(700))).toBe(true);
    expect(isAtEnd(list(680))).toBe(true);
    expect(isAtEnd(list(640))).toBe(false);
    expect(isAtEnd(list(0))).toBe(false);
  });

  it('should be at its end where all of it is in sight', () => {
    expect(isAtEnd({ scrollTop: 0, scrollHeight: 120, clientHeight: 300 })).toBe(true);
  });
});
