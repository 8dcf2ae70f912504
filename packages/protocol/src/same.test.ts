import { describe, expect, it } from 'vitest';
import { sameJson } from './same.js';

describe('sameJson', () => {
  it.each<[unknown, unknown]>([
    [1, 1],
    [null, null],
    [{ a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] }],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [[], []],
  ])('finds %j and %j the same', (a, b) => {
    expect([sameJson(a, b), sameJson(b, a)]).toEqual([true, true]);
  });

  it.each<[unknown, unknown]>([
    [1, '1'],
    [null, {}],
    [[], {}],
    [{ a: 1 }, {}],
    [{ a: 1 }, { b: 1 }],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [[1], [1, 1]],
    [{ toString: 1 }, {}],
  ])('tells %j from %j', (a, b) => {
    expect([sameJson(a, b), sameJson(b, a)]).toEqual([false, false]);
  });
});
