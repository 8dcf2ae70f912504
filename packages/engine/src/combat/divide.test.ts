import { MEANINGS, type Meaning } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import type { Game } from '../game.js';
import { type DivideAsked, suggestDivision, validateDivide } from './divide.js';

const cites = Object.fromEntries(MEANINGS.map((m) => [m, '0'])) as Record<Meaning, string>;
const g = { rules: { edition: { cites } } } as unknown as Game;

const asked = (parts: Partial<DivideAsked>): DivideAsked => ({
  kind: 'divide',
  players: [0],
  byTeam: true,
  purpose: 'division',
  among: [70001, 70002],
  total: 4,
  min: 0,
  ...parts,
});
const victim = (lethal: number, indestructible = false) => ({ lethal, indestructible });

describe('dividing combat damage', () => {
  it('should let damage be divided freely among blockers (CR 510.1c, example)', () => {
    const d = asked({ lethal: [3, 1] });
    for (const amounts of [
      [0, 4],
      [1, 3],
      [2, 2],
      [3, 1],
      [4, 0],
    ])
      expect(validateDivide(g, d, amounts)).toBeNull();
  });

  it('should refuse what is not a division of the total (CR 510.1)', () => {
    const d = asked({});
    for (const amounts of [[4], [3, 2], [2, 1], [5, -1], [1.5, 2.5], [Number.NaN, 4]])
      expect(validateDivide(g, d, amounts)).toMatchObject({
        ok: false,
        code: 'badDivision',
        cite: 'combat.damage',
      });
  });

  it('should let damage through only over lethal damage to every blocker (CR 702.19b)', () => {
    const d = asked({ among: [70001, 70002, 3], lethal: [2, 1, 0], trampleTo: 3 });
    expect(validateDivide(g, d, [2, 1, 1])).toBeNull();
    expect(validateDivide(g, d, [4, 0, 0])).toBeNull();
    expect(validateDivide(g, d, [2, 0, 2])).toMatchObject({ code: 'badDivision' });
    expect(validateDivide(g, d, [0, 0, 4])).toMatchObject({ code: 'badDivision' });
  });

  it('should respect the least amount for each', () => {
    const d = asked({ min: 1 });
    expect(validateDivide(g, d, [1, 3])).toBeNull();
    expect(validateDivide(g, d, [0, 4])).toMatchObject({ code: 'badDivision' });
  });
});

describe('the suggested division', () => {
  it('should destroy as many as it can, the rest going to a survivor', () => {
    expect(suggestDivision(4, [victim(5), victim(1), victim(2)])).toEqual([1, 1, 2]);
  });

  it('should not waste damage on the indestructible or the doomed', () => {
    expect(suggestDivision(3, [victim(1, true), victim(3)])).toEqual([0, 3]);
    expect(suggestDivision(3, [victim(0), victim(3)])).toEqual([0, 3]);
  });

  it('should put all of it somewhere', () => {
    expect(suggestDivision(9, [victim(1), victim(2)]).reduce((a, b) => a + b)).toBe(9);
  });
});
