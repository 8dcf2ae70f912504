import type { AttackDeclaration } from '@ettin/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestAttack, type Candidate, type Group, obeyedBy } from './attack-search.js';

const candidate = (id: number, parts: Partial<Candidate> = {}): Candidate => {
  const targets = parts.targets ?? [2, 3];
  return {
    id,
    targets,
    weights: targets.map(() => 0),
    groups: targets.map(() => 0),
    free: targets.map(() => true),
    alone: false,
    ...parts,
  };
};

/** Every legal attack at no cost, tried one by one. */
function tryAll(candidates: readonly Candidate[], groups: readonly Group[], limit: number): number {
  let best = 0;
  const visit = (i: number, attackers: readonly AttackDeclaration[]): void => {
    const c = candidates[i];
    if (attackers.length > limit) return;
    if (c === undefined) {
      const lonely =
        attackers.length === 1 && candidates.some((x) => x.alone && x.id === attackers[0]?.attacker);
      if (!lonely) best = Math.max(best, obeyedBy(candidates, groups, attackers));
      return;
    }
    visit(i + 1, attackers);
    c.targets.forEach((attacks, t) => {
      if (c.free[t] === true) visit(i + 1, [...attackers, { attacker: c.id, attacks }]);
    });
  };
  visit(0, []);
  return best;
}

describe('the best attack', () => {
  it('should be empty where nothing is required (CR 508.1d)', () => {
    expect(bestAttack([candidate(10), candidate(11)], [], 2)).toEqual({ score: 0, attackers: [] });
  });

  it('should take the creature that must attack where only one can (CR 508.1d, example)', () => {
    const best = bestAttack([candidate(10), candidate(11, { weights: [1, 1] })], [], 1);
    expect(best).toEqual({ score: 1, attackers: [{ attacker: 11, attacks: 2 }] });
  });

  it('should send one creature to each head that asks for an attack by this player (CR 508.1d)', () => {
    const groups: Group[] = [
      { player: 0, head: 2, n: 1 },
      { player: 0, head: 3, n: 1 },
    ];
    const own = { groups: [1, 2] };
    const best = bestAttack([candidate(10, own), candidate(11, own), candidate(12, own)], groups, 3);
    expect(best.score).toBe(2);
    expect(best.attackers.map((a) => a.attacks).sort()).toEqual([2, 3]);
  });

  it('should bring a companion for a creature that can not attack alone (CR 506.5)', () => {
    const best = bestAttack([candidate(10, { weights: [1, 1], alone: true }), candidate(11)], [], 2);
    expect(best.score).toBe(1);
    expect(best.attackers.map((a) => a.attacker)).toEqual([10, 11]);
  });

  it('should leave a creature at home that could only attack alone (CR 508.1c)', () => {
    const lonely = candidate(10, { weights: [1, 1], alone: true });
    const company = candidate(11, { free: [false, false] });
    expect(bestAttack([lonely, company], [], 2)).toEqual({ score: 0, attackers: [] });
  });

  it('should not ask anybody to pay (CR 508.1d)', () => {
    const taxed = candidate(10, { weights: [2, 1], free: [false, true] });
    expect(bestAttack([taxed], [], 1)).toEqual({ score: 1, attackers: [{ attacker: 10, attacks: 3 }] });
  });

  it('should obey as much as any other legal attack does', () => {
    const parts = fc.record({
      weights: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 3, maxLength: 3 }),
      groups: fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 3, maxLength: 3 }),
      free: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
      alone: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(parts, { maxLength: 5 }),
        fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 3, maxLength: 3 }),
        fc.integer({ min: 0, max: 5 }),
        (list, ns, limit) => {
          const candidates = list.map((p, i) => candidate(10 + i, { targets: [2, 3, 4], ...p }));
          const groups = ns.map((n, i) => ({ player: 0, head: i, n }));
          const best = bestAttack(candidates, groups, limit);
          expect(best.score).toBe(tryAll(candidates, groups, limit));
          expect(obeyedBy(candidates, groups, best.attackers)).toBe(best.score);
          expect(best.attackers.length).toBeLessThanOrEqual(limit);
          const only = best.attackers.length === 1 ? best.attackers[0] : undefined;
          expect(candidates.some((c) => c.alone && c.id === only?.attacker)).toBe(false);
        },
      ),
      { numRuns: 300 },
    );
  });
});
