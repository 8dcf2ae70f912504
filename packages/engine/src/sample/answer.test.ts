import type { Answer, Decision } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { validateDivide } from '../combat/divide.js';
import type { Game } from '../game.js';
import { sampleAnswer } from './answer.js';
import { fallbackAnswer } from './fallback.js';

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

/** A small generator that says the same in every run. */
function randomFrom(seed: number): (n: number) => number {
  let x = seed;
  return (n) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 0x100000000) * n);
  };
}

const base = { id: 1, players: [0], byTeam: false, purpose: 'choose' } as const;
const game = { rules: { edition: { cites: {} } } } as unknown as Game;

/** Many samples, and the fallback. */
function answers<K extends Answer['kind']>(
  decision: Decision,
  kind: K,
): readonly Extract<Answer, { kind: K }>[] {
  const random = randomFrom(7);
  const all = Array.from({ length: 300 }, () => sampleAnswer(decision, random));
  return [...all, fallbackAnswer(decision)].map((a) => {
    expect(a.kind).toBe(kind);
    return a as Extract<Answer, { kind: K }>;
  });
}

describe('samples and fallbacks', () => {
  it('should choose as many different candidates as allowed', () => {
    const d: Of<'choose'> = { ...base, kind: 'choose', candidates: [1, 2, 3, 4], min: 1, max: 3 };
    const sizes = new Set<number>();
    for (const { chosen } of answers(d, 'choose')) {
      sizes.add(chosen.length);
      expect(new Set(chosen).size).toBe(chosen.length);
      expect(chosen.every((c) => d.candidates.includes(c))).toBe(true);
    }
    expect([...sizes].sort()).toEqual([1, 2, 3]);
  });

  it('should choose no two of one group', () => {
    const groups = [
      [1, 2],
      [3, 4],
    ];
    const d: Of<'choose'> = { ...base, kind: 'choose', candidates: [1, 2, 3, 4], min: 0, max: 2, groups };
    for (const { chosen } of answers(d, 'choose'))
      for (const group of groups) expect(chosen.filter((c) => group.includes(c)).length).toBeLessThan(2);
  });

  it('should choose what adds up to enough', () => {
    const atLeastTotal = { values: [1, 2, 3], total: 5 };
    const d: Of<'choose'> = {
      ...base,
      kind: 'choose',
      candidates: [10, 11, 12],
      min: 0,
      max: 3,
      atLeastTotal,
    };
    for (const { chosen } of answers(d, 'choose'))
      expect(chosen.reduce((sum, id) => sum + (atLeastTotal.values[id - 10] ?? 0), 0)).toBeGreaterThanOrEqual(
        5,
      );
  });

  it('should keep numbers in bounds, and near the least', () => {
    for (const { number } of answers({ ...base, kind: 'number', min: 2, max: 1e9 }, 'number')) {
      expect(number).toBeGreaterThanOrEqual(2);
      expect(number).toBeLessThan(100);
    }
  });

  it('should put items in every order', () => {
    const item = { source: 65536, controller: 0, ability: 1 };
    const all = answers({ ...base, kind: 'order', items: [item, item, item] }, 'order').map((a) =>
      a.order.join(),
    );
    expect(new Set(all).size).toBe(6);
  });

  it('should put each card into one pile that has room', () => {
    const piles = [
      { name: 'top', min: 1, max: 1 },
      { name: 'bottom', min: 0, max: 3 },
      { name: 'hand', min: 1, max: 2 },
    ] as const;
    const d: Of<'arrange'> = { ...base, kind: 'arrange', cards: [1, 2, 3, 4], piles };
    for (const answer of answers(d, 'arrange')) {
      expect(answer.piles.flat().sort()).toEqual([1, 2, 3, 4]);
      answer.piles.forEach((pile, i) => {
        expect(pile.length).toBeGreaterThanOrEqual(piles[i]?.min ?? 0);
        expect(pile.length).toBeLessThanOrEqual(piles[i]?.max ?? 0);
      });
    }
  });

  it.each([
    { among: [70000, 70001, 1], total: 7, min: 0, lethal: [2, 3, 0], trampleTo: 1 },
    { among: [70000, 70001, 1], total: 4, min: 0, lethal: [2, 3, 0], trampleTo: 1 },
    { among: [70000, 70001], total: 5, min: 1 },
    { among: [70000, 1], total: 5, min: 0, lethal: [9, 0], trampleTo: 1 },
  ])('should divide all of it legally: %j', (parts) => {
    const d: Of<'divide'> = { ...base, kind: 'divide', ...parts };
    for (const { amounts } of answers(d, 'divide')) expect(validateDivide(game, d, amounts)).toBeNull();
  });

  it('should take what is suggested to fall back on', () => {
    const suggested = { kind: 'name', name: 'Goblin' } as const;
    expect(fallbackAnswer({ ...base, kind: 'name', allowed: 'creatureType', suggested })).toEqual(suggested);
  });

  it('should decline and keep to fall back on', () => {
    const options = [{ label: 'yes' }, { label: 'no' }] as const;
    expect(fallbackAnswer({ ...base, kind: 'option', options })).toEqual({ kind: 'option', option: 1 });
    expect(fallbackAnswer({ ...base, kind: 'mulligan' })).toEqual({ kind: 'mulligan', mulligan: false });
  });

  it('should answer every kind but priority, which is acted upon', () => {
    expect(() => fallbackAnswer({ ...base, kind: 'priority' })).toThrow();
    answers({ ...base, kind: 'pay', mana: '{1}', sources: [] }, 'pay');
    answers({ ...base, kind: 'blockers', options: [], attackers: [], maxBlockers: 0 }, 'blockers');
    answers({ ...base, kind: 'attackers', options: [], required: [], maxAttackers: 0 }, 'attackers');
  });
});
