import { describe, expect, it } from 'vitest';
import { cover, type Giver } from './cover.js';

/** CR 510.1c-e: what others are assigned at the same time counts, and the whole is judged. Ids are numbers of no meaning. */

const giver = (total: number, among: readonly number[], more: Partial<Giver> = {}): Giver => ({
  total,
  among,
  deathtouch: false,
  inOrder: true,
  ...more,
});
const given = (
  demanded: readonly number[],
  missing: Readonly<Record<number, number>>,
  ...givers: readonly Giver[]
) =>
  cover(new Set(demanded), new Map(Object.entries(missing).map(([id, n]) => [Number(id), n])), givers)?.map(
    (m) => [...m].filter(([, n]) => n > 0).sort(([a], [b]) => a - b),
  ) ?? null;

describe('what later creatures have to make up for', () => {
  it('should be nothing where nothing is missing', () => {
    expect(given([1], {}, giver(2, [1]))).toEqual([[]]);
    expect(given([], { 1: 3 })).toEqual([]);
  });

  it('should come from those that can give it, together', () => {
    expect(given([1], { 1: 3 }, giver(2, [1]), giver(2, [1]))).toEqual([[[1, 1]], [[1, 2]]]);
    expect(given([1], { 1: 3 }, giver(2, [1]), giver(2, [2]))).toBeNull();
  });

  it('should be shared out so that all have enough', () => {
    // the second alone reaches 3, so it can't spend all on 1
    expect(given([1, 2, 3], { 1: 3, 2: 2, 3: 1 }, giver(3, [1, 2]), giver(3, [1, 3]))).toEqual([
      [
        [1, 1],
        [2, 2],
      ],
      [
        [1, 2],
        [3, 1],
      ],
    ]);
    expect(given([1, 2, 3], { 1: 3, 2: 2, 3: 2 }, giver(3, [1, 2]), giver(3, [1, 3]))).toBeNull();
  });

  it('should pass over nobody who is short, in an order', () => {
    expect(given([2], { 1: 2, 2: 2 }, giver(3, [1, 2]))).toBeNull();
    expect(given([2], { 1: 2, 2: 2 }, giver(4, [1, 2]))).toEqual([
      [
        [1, 2],
        [2, 2],
      ],
    ]);
    // another sees to the one in between
    expect(given([2], { 1: 2, 2: 2 }, giver(2, [1, 2]), giver(2, [1]))).toEqual([[[2, 2]], [[1, 2]]]);
    expect(given([2], { 1: 2, 2: 2 }, giver(3, [1, 2], { inOrder: false }))).toEqual([[[2, 2]]]);
  });

  it('should be one damage each with deathtouch', () => {
    expect(given([1, 2], { 1: 9, 2: 9 }, giver(2, [1, 2], { deathtouch: true }))).toEqual([
      [
        [1, 1],
        [2, 1],
      ],
    ]);
    expect(given([1, 2], { 1: 9, 2: 9 }, giver(1, [1, 2], { deathtouch: true }))).toBeNull();
    // it is needed for the other, who nobody else can kill
    expect(given([1, 2], { 1: 2, 2: 9 }, giver(1, [1, 2], { deathtouch: true }), giver(2, [1]))).toEqual([
      [[2, 1]],
      [[1, 2]],
    ]);
  });
});
