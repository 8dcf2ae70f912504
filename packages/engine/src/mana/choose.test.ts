import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choose as chooseAll, type Resource, type Used } from './choose.js';
import { type Bag, covers, GENERIC, newBag, OTHER, put } from './match.js';

const [W, U, G, C] = [1, 2, 16, 32];

const bagOf = (masks: readonly number[]): Bag => {
  const bag = newBag();
  for (const m of masks) put(bag, m, 1);
  return bag;
};
const later = (masks: readonly number[]): Bag => bagOf(masks.map((m) => m << OTHER));

const source = (types: readonly number[], rank = 0, penalty = 0): Resource => ({
  ways: [{ units: types.map((t) => t | GENERIC), penalty, shared: true }],
  rank,
});
const choose = (all: readonly Resource[], needs: Bag, others: readonly Bag[]): readonly Used[] =>
  chooseAll(all, needs, others).used;
const usedOf = (used: readonly Used[]): number[] => used.map((u) => u.resource);
const unitsLeft = (all: readonly Resource[], used: readonly Used[]): number[] =>
  all.flatMap((r, i) => (usedOf(used).includes(i) ? [] : (r.ways[0]?.units ?? [])));

describe('choosing what pays', () => {
  it('should use what ranks lowest', () => {
    const all = [source([G], 20), source([G], 0), source([G], 10)];
    expect(usedOf(choose(all, bagOf([G, GENERIC]), []))).toEqual([1, 2]);
  });

  it('should leave the color that something else needs, whatever the rank', () => {
    const all = [source([W], 0), source([U], 5)];
    expect(usedOf(choose(all, bagOf([GENERIC]), []))).toEqual([0]);
    expect(usedOf(choose(all, bagOf([GENERIC]), [later([W])]))).toEqual([1]);
  });

  it('should leave what any one of several costs needs where they are too much together', () => {
    const all = [source([G], 0), source([U], 0), source([U], 0)];
    expect(usedOf(choose(all, bagOf([GENERIC]), [later([U, GENERIC]), later([G])]))).toEqual([1]);
  });

  it('should not pay more because wishes contradict one another', () => {
    expect(choose([source([W]), source([U])], bagOf([GENERIC]), [later([W]), later([U])]).length).toBe(1);
    const three = [source([W]), source([U]), source([G])];
    const wishes = [later([W, GENERIC]), later([U, G]), later([W, G])];
    expect(choose(three, bagOf([GENERIC]), wishes).length).toBe(1);
  });

  it('should use a single land for one mana rather than waste half a ring', () => {
    const all = [source([C, C], 0), source([G], 10)];
    expect(usedOf(choose(all, bagOf([GENERIC]), []))).toEqual([1]);
    expect(usedOf(choose(all, bagOf([GENERIC, GENERIC]), []))).toEqual([0]);
    expect(usedOf(choose([source([C, C], 0), ...all], bagOf([GENERIC]), []))).toEqual([2]);
  });

  it('should waste mana rather than sacrifice', () => {
    const all = [source([C, C], 0), source([G], 10, 1000)];
    expect(usedOf(choose(all, bagOf([GENERIC]), []))).toEqual([0]);
  });

  it('should not sacrifice for what may be paid later', () => {
    const all = [source([W], 0), source([G], 10, 1000)];
    expect(usedOf(choose(all, bagOf([GENERIC]), [later([W])]))).toEqual([0]);
  });

  it('should take a worse way only where it has to', () => {
    const vein: Resource = {
      ways: [
        { units: [C | GENERIC], penalty: 0, shared: true },
        { units: [C | GENERIC, C | GENERIC], penalty: 1000, shared: true },
      ],
      rank: 0,
    };
    expect(choose([vein, source([G])], bagOf([GENERIC, GENERIC]), []).map((u) => u.way)).toEqual([0, 0]);
    expect(choose([vein, source([G])], bagOf([C, C, G]), []).map((u) => u.way)).toEqual([1, 0]);
  });

  const sources = fc.array(
    fc.record({ mask: fc.integer({ min: 1, max: 15 }), rank: fc.integer({ min: 0, max: 9 }) }),
    { minLength: 1, maxLength: 6 },
  );
  const needs = fc.array(fc.constantFrom(1, 2, 4, 8, GENERIC), { maxLength: 3 });

  it('should pay with nothing to spare, and leave another cost payable whenever that is possible', () => {
    fc.assert(
      fc.property(sources, needs, needs, (list, now, then) => {
        const all = list.map((s) => source([s.mask], s.rank));
        const units = all.flatMap((r) => r.ways[0]?.units ?? []);
        fc.pre(covers(bagOf(units), bagOf(now)));
        const used = choose(all, bagOf(now), [later(then)]);
        expect(used.length).toBe(now.length);
        for (const u of used) expect((units[u.resource] ?? 0) & (u.pays[0] ?? 0)).not.toBe(0);
        const possible = subsets(all.length, now.length).some(
          (set) =>
            covers(bagOf(set.map((i) => units[i] ?? 0)), bagOf(now)) &&
            covers(bagOf(units.filter((_u, i) => !set.includes(i))), bagOf(then)),
        );
        expect(covers(bagOf(unitsLeft(all, used)), bagOf(then))).toBe(possible);
      }),
      { numRuns: 1000 },
    );
  });

  it('should use the lowest total of ranks where nothing else is wanted', () => {
    fc.assert(
      fc.property(sources, needs, (list, now) => {
        const all = list.map((s) => source([s.mask], s.rank));
        const units = all.flatMap((r) => r.ways[0]?.units ?? []);
        fc.pre(covers(bagOf(units), bagOf(now)));
        const total = (set: readonly number[]): number => set.reduce((n, i) => n + (list[i]?.rank ?? 0), 0);
        const best = subsets(all.length, now.length)
          .filter((set) => covers(bagOf(set.map((i) => units[i] ?? 0)), bagOf(now)))
          .map(total);
        expect(total(usedOf(choose(all, bagOf(now), [])))).toBe(Math.min(...best));
      }),
      { numRuns: 1000 },
    );
  });
});

function subsets(n: number, size: number): number[][] {
  if (size === 0) return [[]];
  const out: number[][] = [];
  for (let i = n - 1; i >= size - 1; i--) for (const rest of subsets(i, size - 1)) out.push([...rest, i]);
  return out;
}
