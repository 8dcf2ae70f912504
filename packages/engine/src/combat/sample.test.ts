import type { Decision } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { sampleAttack, sampleBlock } from './sample.js';

/** A small repeatable source of whole numbers. */
function source(seed: number): (n: number) => number {
  let s = seed;
  return (n) => {
    s = (s * 1103515245 + 12345) % 2147483648;
    return Math.floor((s / 2147483648) * n);
  };
}

const attack: Extract<Decision, { kind: 'attackers' }> = {
  kind: 'attackers',
  id: 1,
  players: [0, 1],
  byTeam: true,
  purpose: 'choose',
  options: [70000, 70001, 70002, 70003].map((attacker) => ({ attacker, targets: [2, 3] })),
  required: [{ attacker: 70001, attacks: 3 }],
  maxAttackers: 3,
  suggested: { kind: 'attackers', attackers: [{ attacker: 70001, attacks: 3 }] },
};

const block: Extract<Decision, { kind: 'blockers' }> = {
  kind: 'blockers',
  id: 1,
  players: [2, 3],
  byTeam: true,
  purpose: 'choose',
  options: [70010, 70011, 70012].map((blocker) => ({ blocker, attackers: [70000, 70001], max: 2 })),
  attackers: [70000, 70001],
  maxBlockers: 2,
  suggested: { kind: 'blockers', blockers: [{ blocker: 70011, blocks: 70000 }] },
};

describe('sampled attacks', () => {
  it('should contain what is required, respect the limit and vary', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const { attackers } = sampleAttack(attack, source(seed));
      expect(attackers).toContainEqual({ attacker: 70001, attacks: 3 });
      expect(attackers.length).toBeLessThanOrEqual(3);
      expect(new Set(attackers.map((a) => a.attacker)).size).toBe(attackers.length);
      for (const a of attackers) expect([2, 3]).toContain(a.attacks);
      seen.add(JSON.stringify(attackers));
    }
    expect(seen.size).toBeGreaterThan(5);
  });
});

describe('sampled blocks', () => {
  it('should contain what is suggested, respect both limits and vary', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const { blockers } = sampleBlock(block, source(seed));
      expect(blockers).toContainEqual({ blocker: 70011, blocks: 70000 });
      expect(new Set(blockers.map((b) => b.blocker)).size).toBeLessThanOrEqual(2);
      expect(new Set(blockers.map((b) => `${b.blocker}:${b.blocks}`)).size).toBe(blockers.length);
      seen.add(JSON.stringify(blockers));
    }
    expect(seen.size).toBeGreaterThan(3);
  });
});
