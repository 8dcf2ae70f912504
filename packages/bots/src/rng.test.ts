import { expect, it } from 'vitest';
import { rngFrom } from './rng.js';

const numbers = (seed: string | number, n: number) => {
  const rng = rngFrom(seed);
  return Array.from({ length: 2000 }, () => rng(n));
};

it('should give the same numbers for the same seed, and others for another', () => {
  expect(numbers('a', 1000)).toEqual(numbers('a', 1000));
  expect(numbers('a', 1000)).not.toEqual(numbers('b', 1000));
  expect(numbers(1, 1000)).not.toEqual(numbers(2, 1000));
});

it('should give every whole number below n, each about as often', () => {
  const counts = new Map<number, number>();
  for (const n of numbers('dice', 6)) counts.set(n, (counts.get(n) ?? 0) + 1);
  expect([...counts.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  for (const count of counts.values()) expect(Math.abs(count - 333)).toBeLessThan(100);
});
