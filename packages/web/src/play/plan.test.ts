import { describe, expect, it } from 'vitest';
import type { Question } from './asked.js';
import { answerOf, startDraft } from './draft.js';
import { hasPlan, withPlan } from './plan.js';

const base = { id: 1, players: [0, 1], byTeam: true, purpose: 'choose' } as const;
const [ELF, BEAR, GIANT] = [70_001, 70_002, 70_003];
const ATTACK: Question = {
  ...base,
  kind: 'attackers',
  options: [ELF, BEAR, GIANT].map((attacker) => ({ attacker, targets: [2, 3] })),
  required: [],
  maxAttackers: 3,
};
const plan = { kind: 'attackers', attackers: [{ attacker: GIANT, attacks: 3 }] } as const;

describe("taking a teammate's plan", () => {
  it('should add its attackers to those of the reader, and change where a creature of both attacks', () => {
    const mine = {
      kind: 'attackers',
      attackers: [
        { attacker: ELF, attacks: 2 },
        { attacker: GIANT, attacks: 2 },
      ],
      aim: 2,
    } as const;
    expect(hasPlan(ATTACK, mine, plan)).toBe(false);
    const taken = withPlan(ATTACK, mine, plan);
    if (taken === null) throw new Error('a plan of an attack is part of an attack');
    expect(answerOf(ATTACK, taken)).toEqual({
      ok: true,
      answer: {
        kind: 'attackers',
        attackers: [
          { attacker: ELF, attacks: 2 },
          { attacker: GIANT, attacks: 3 },
        ],
      },
    });
    expect(hasPlan(ATTACK, taken, plan)).toBe(true);
  });

  it('should have a plan to stay home only where nobody is to attack', () => {
    const home = { kind: 'attackers', attackers: [] } as const;
    const all = { kind: 'attackers', attackers: [{ attacker: GIANT, attacks: 2 }], aim: 2 } as const;
    expect(hasPlan(ATTACK, all, home)).toBe(false);
    expect(hasPlan(ATTACK, { ...all, attackers: [] }, home)).toBe(true);
  });

  it('should leave the reader’s own blocks alone', () => {
    const d: Question = {
      ...base,
      kind: 'blockers',
      attackers: [GIANT],
      options: [ELF, BEAR].map((blocker) => ({ blocker, attackers: [GIANT], max: 1 })),
      maxBlockers: 2,
    };
    const mine = { kind: 'blockers', blockers: [{ blocker: ELF, blocks: GIANT }], picked: ELF } as const;
    const answer = { kind: 'blockers', blockers: [{ blocker: BEAR, blocks: GIANT }] } as const;
    expect(withPlan(d, mine, answer)).toEqual({
      kind: 'blockers',
      blockers: [
        { blocker: ELF, blocks: GIANT },
        { blocker: BEAR, blocks: GIANT },
      ],
      picked: null,
    });
  });

  it('should be the plan as it is where answers can’t be put together', () => {
    const item = { source: ELF, controller: 0, ability: 1 };
    const d: Question = { ...base, purpose: 'triggers', kind: 'order', items: [item, item] };
    expect(withPlan(d, startDraft(d), { kind: 'order', order: [1, 0] })).toEqual({
      kind: 'order',
      order: [1, 0],
    });
    expect(withPlan(d, startDraft(d), plan)).toBeNull();
  });
});
