import type { BlockDeclaration } from '@ettin/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AttackerNode,
  type BlockerNode,
  type BlockProblem,
  bestBlock,
  blockScore,
} from './block-search.js';

const blocker = (id: number, can: readonly number[], parts: Partial<BlockerNode> = {}): BlockerNode => ({
  id,
  can,
  max: 1,
  must: 0,
  alone: false,
  free: true,
  ...parts,
});
const attacker = (id: number, parts: Partial<AttackerNode> = {}): AttackerNode => ({
  id,
  min: 1,
  max: 1000,
  must: 0,
  lure: 0,
  ...parts,
});

function isLegal(p: BlockProblem, blocks: readonly BlockDeclaration[]): boolean {
  const used = new Set(blocks.map((b) => b.blocker));
  if (used.size > p.limit) return false;
  if (used.size === 1 && p.blockers.some((b) => b.alone && used.has(b.id))) return false;
  return p.attackers.every((a) => {
    const n = blocks.filter((b) => b.blocks === a.id).length;
    return n === 0 || (n >= a.min && n <= a.max);
  });
}

/** Every legal block at no cost, tried one by one. */
function tryAll(p: BlockProblem): number {
  let best = 0;
  const visit = (i: number, blocks: readonly BlockDeclaration[]): void => {
    const b = p.blockers[i];
    if (b === undefined) {
      if (isLegal(p, blocks)) best = Math.max(best, blockScore(p, blocks));
      return;
    }
    for (let set = 0; set < 1 << (b.free ? b.can.length : 0); set++) {
      const chosen = b.can.filter((_, k) => (set & (1 << k)) !== 0);
      if (chosen.length > b.max) continue;
      visit(i + 1, [...blocks, ...chosen.map((a) => ({ blocker: b.id, blocks: p.attackers[a]?.id ?? 0 }))]);
    }
  };
  visit(0, []);
  return best;
}

describe('the best block', () => {
  it('should be empty where nothing is required (CR 509.1c)', () => {
    const p = { blockers: [blocker(1, [0])], attackers: [attacker(9)], limit: 1 };
    expect(bestBlock(p)).toEqual({ score: 0, blocks: [] });
  });

  it('should block a menacing attacker with both where one of them must block (CR 509.1c, example)', () => {
    const p: BlockProblem = {
      blockers: [blocker(1, [0], { must: 1 }), blocker(2, [0])],
      attackers: [attacker(9, { min: 2 })],
      limit: 2,
    };
    const best = bestBlock(p);
    expect(best.score).toBe(1);
    expect(best.blocks.map((b) => b.blocker).sort()).toEqual([1, 2]);
  });

  it('should not force a block that menace makes impossible (CR 509.1c)', () => {
    const p: BlockProblem = {
      blockers: [blocker(1, [0], { must: 1 })],
      attackers: [attacker(9, { min: 2 })],
      limit: 1,
    };
    expect(bestBlock(p)).toEqual({ score: 0, blocks: [] });
  });

  it('should draw everybody to a lure, and through as many lures as a creature can block (CR 509.1c)', () => {
    const p: BlockProblem = {
      blockers: [blocker(1, [0, 1]), blocker(2, [0, 1], { max: 2 }), blocker(3, [2])],
      attackers: [attacker(7, { lure: 1 }), attacker(8, { lure: 1 }), attacker(9)],
      limit: 3,
    };
    const best = bestBlock(p);
    expect(best.score).toBe(3);
    expect(best.blocks.filter((b) => b.blocker === 2)).toHaveLength(2);
    expect(best.blocks.some((b) => b.blocker === 3)).toBe(false);
  });

  it('should not ask anybody to pay (CR 509.1c)', () => {
    const p: BlockProblem = {
      blockers: [blocker(1, [0], { must: 1, free: false })],
      attackers: [attacker(9)],
      limit: 1,
    };
    expect(bestBlock(p).score).toBe(0);
  });

  it('should have one that cannot block alone help another to block with it, besides what it has to block (CR 506.5, 509.1c)', () => {
    const p: BlockProblem = {
      blockers: [blocker(1, [1]), blocker(2, [1, 2], { max: 2, alone: true })],
      attackers: [attacker(7), attacker(8, { min: 2 }), attacker(9, { max: 1, must: 1 })],
      limit: 2,
    };
    expect(bestBlock(p).score).toBe(1);
  });

  it('should settle a lure on a big board at once', () => {
    const blockers = Array.from({ length: 80 }, (_, i) => blocker(i, [0, 1, 2]));
    const p: BlockProblem = {
      blockers,
      attackers: [attacker(900), attacker(901, { lure: 1 }), attacker(902, { min: 2, must: 1 })],
      limit: 80,
    };
    expect(bestBlock(p).score).toBeGreaterThanOrEqual(80);
  });

  it('should obey as much as any other legal block does', () => {
    const blockers = fc.array(
      fc.record({
        can: fc.subarray([0, 1, 2]),
        max: fc.integer({ min: 1, max: 2 }),
        must: fc.integer({ min: 0, max: 1 }),
        alone: fc.boolean(),
        free: fc.constantFrom(true, true, true, false),
      }),
      { maxLength: 4 },
    );
    const attackers = fc.array(
      fc.record({
        min: fc.integer({ min: 1, max: 3 }),
        max: fc.constantFrom(1, 1000),
        must: fc.integer({ min: 0, max: 1 }),
        mustTwo: fc.integer({ min: 0, max: 1 }),
        lure: fc.integer({ min: 0, max: 1 }),
      }),
      { minLength: 3, maxLength: 3 },
    );
    fc.assert(
      fc.property(blockers, attackers, fc.integer({ min: 0, max: 4 }), (bs, as, limit) => {
        const p: BlockProblem = {
          blockers: bs.map((b, i) => blocker(i, b.can, b)),
          attackers: as.map((a, i) => attacker(100 + i, a)),
          limit,
        };
        const best = bestBlock(p);
        expect(best.score).toBe(tryAll(p));
        expect(isLegal(p, best.blocks)).toBe(true);
        expect(blockScore(p, best.blocks)).toBe(best.score);
      }),
      { numRuns: 500 },
    );
  });
});
