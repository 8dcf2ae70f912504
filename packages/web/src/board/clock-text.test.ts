import { describe, expect, it } from 'vitest';
import { clockText, leftAt } from './clock-text.js';

describe('a clock', () => {
  it('should run down for the team that it runs for only, and stop at nothing', () => {
    const clock = { left: [90_000, 60_000], runs: 0, at: 1_000 } as const;
    expect([leftAt(clock, 0, 31_000), leftAt(clock, 1, 31_000)]).toEqual([60_000, 60_000]);
    expect(leftAt(clock, 0, 999_000)).toBe(0);
    expect(leftAt(clock, 0, 0)).toBe(90_000);
  });

  it('should be written in minutes, and in hours from one on', () => {
    expect([0, 1, 61_000, 3_720_000].map(clockText)).toEqual(['0:00', '0:01', '1:01', '1:02:00']);
  });
});
