import type { StackView } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { frameOf, permanent } from '../frame.fixture.js';
import { arrowsOf } from './arrows-shown.js';

const [BOLT, SHOCK, ELF, BEAR] = [80_001, 80_002, 70_001, 70_002];
const spell = (id: number, target: number): StackView => ({
  ...permanent(id, 'x', { zone: 'stack' }),
  kind: 'spell',
  source: null,
  ability: null,
  targets: [[target]],
  modes: [],
});

describe('arrows over the board', () => {
  it('should show the targets of what resolves next, and of what is looked at', () => {
    const frame = frameOf({}, { stack: [spell(BOLT, ELF), spell(SHOCK, 2)] });
    expect(arrowsOf(frame, null, null)).toEqual([{ from: SHOCK, to: 2, kind: 'target' }]);
    expect(arrowsOf(frame, null, BOLT).map((a) => a.to)).toEqual([ELF, 2]);
  });

  it('should show blocks in the making and a teammate’s plan as such', () => {
    const answer = { kind: 'attackers', attackers: [{ attacker: BEAR, attacks: 3 }] } as const;
    const frame = frameOf({ drafts: [{ seat: 1, decision: 1, answer }] });
    const draft = { kind: 'blockers', blockers: [{ blocker: ELF, blocks: BEAR }], picked: null } as const;
    expect(arrowsOf(frame, draft, null)).toEqual([
      { from: ELF, to: BEAR, kind: 'block' },
      { from: BEAR, to: 3, kind: 'plan' },
    ]);
  });

  it('should show a plan no more once it is part of the answer', () => {
    const attackers = [{ attacker: BEAR, attacks: 3 }];
    const frame = frameOf({ drafts: [{ seat: 1, decision: 1, answer: { kind: 'attackers', attackers } }] });
    const draft = { kind: 'attackers', attackers, aim: 3 } as const;
    expect(arrowsOf(frame, draft, null)).toEqual([]);
    expect(arrowsOf(frame, { ...draft, attackers: [] }, null)).toHaveLength(1);
  });
});
