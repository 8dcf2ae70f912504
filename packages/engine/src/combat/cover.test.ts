import fc from 'fast-check';
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

describe('any small combat', () => {
  const CREATURES = [1, 2, 3];
  const anyGiver = fc.record({
    total: fc.integer({ min: 1, max: 4 }),
    among: fc.shuffledSubarray(CREATURES, { minLength: 1 }),
    deathtouch: fc.constantFrom(false, false, true),
    inOrder: fc.boolean(),
  });
  type Amounts = readonly (readonly number[])[];

  /** Every way in which so many can be divided among so many. */
  function* divisions(total: number, among: number): Generator<readonly number[]> {
    if (among === 1) yield [total];
    else
      for (let n = 0; n <= total; n++) for (const rest of divisions(total - n, among - 1)) yield [n, ...rest];
  }
  /** CR 510.1c-e, word for word: all damage of all of them, looked at together. */
  function isLegal(
    demanded: readonly number[],
    missing: readonly number[],
    givers: readonly Giver[],
    all: Amounts,
  ) {
    const lethal = (id: number) => {
      let left = missing[id - 1] ?? 0;
      givers.forEach((giver, g) => {
        const n = all[g]?.[giver.among.indexOf(id)] ?? 0;
        left = n > 0 && giver.deathtouch ? 0 : left - n;
      });
      return left <= 0;
    };
    return (
      demanded.every(lethal) &&
      givers.every(({ inOrder, among }, g) => {
        const last = all[g]?.findLastIndex((n) => n > 0) ?? -1;
        return !inOrder || among.slice(0, Math.max(0, last)).every(lethal);
      })
    );
  }
  function someLegal(
    demanded: readonly number[],
    missing: readonly number[],
    givers: readonly Giver[],
  ): boolean {
    const ways = givers.map((giver) => [...divisions(giver.total, giver.among.length)]);
    const from = (g: number, chosen: Amounts): boolean =>
      g === ways.length
        ? isLegal(demanded, missing, givers, chosen)
        : (ways[g] ?? []).some((way) => from(g + 1, [...chosen, way]));
    return from(0, []);
  }

  it('should be made up for exactly where some division of all is legal, and by what is found', () => {
    fc.assert(
      fc.property(
        fc.subarray(CREATURES),
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 3 }),
        fc.array(anyGiver, { maxLength: 3 }),
        (demanded, missing, givers) => {
          const found = cover(new Set(demanded), new Map(missing.map((n, i) => [i + 1, n])), givers);
          expect(found !== null).toBe(someLegal(demanded, missing, givers));
          if (found === null) return;
          // what is over goes to the first of each list
          const all = givers.map(({ total, among }, g) => {
            const own = among.map((id) => found[g]?.get(id) ?? 0);
            const left = total - own.reduce((a, b) => a + b, 0);
            expect(left).toBeGreaterThanOrEqual(0);
            return own.map((n, i) => (i === 0 ? n + left : n));
          });
          expect(isLegal(demanded, missing, givers, all)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
