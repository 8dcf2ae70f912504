import { describe, expect, it } from 'vitest';
import { frameOf, priority } from '../frame.fixture.js';
import { askedOf, type Question } from './asked.js';
import { startDraft } from './draft.js';
import { marksOf, waysOf } from './marks.js';

const [ELF, BEAR, FOREST] = [70_001, 70_002, 70_003];
const base = { id: 1, players: [0], byTeam: false, purpose: 'choose' } as const;
const question = (d: Question) => frameOf({ taps: [FOREST] }, { pending: [d] });
const marked = (d: Question, draft = startDraft(d)) => {
  const frame = question(d);
  return Object.fromEntries(marksOf(frame, askedOf(frame), draft, null));
};

describe('how things stand to what is asked', () => {
  const frame = frameOf(
    {
      legal: [
        { type: 'pass', player: 0 },
        { type: 'cast', player: 0, object: ELF },
        { type: 'cast', player: 0, object: ELF, method: 'flashback' },
      ],
      mana: [{ type: 'activate', player: 0, object: FOREST, ability: 0 }],
    },
    { pending: [priority(0)] },
  );

  it('should light what can be used, and not the lands that make mana', () => {
    expect(Object.fromEntries(marksOf(frame, askedOf(frame), null, null))).toEqual({ [ELF]: 'can' });
    expect(Object.fromEntries(marksOf(frame, askedOf(frame), null, ELF))).toEqual({ [ELF]: 'picked' });
  });

  it('should know every way to use an object, mana abilities too', () => {
    expect(waysOf(frame, askedOf(frame), ELF)).toHaveLength(2);
    expect(waysOf(frame, askedOf(frame), FOREST)).toHaveLength(1);
    expect(waysOf(frame, askedOf(frame), BEAR)).toEqual([]);
  });

  it('should show the attackers of a draft, and what they are aimed at', () => {
    const d: Question = {
      ...base,
      kind: 'attackers',
      options: [
        { attacker: ELF, targets: [2, 3] },
        { attacker: BEAR, targets: [2, 3] },
      ],
      required: [{ attacker: BEAR, attacks: 3 }],
      maxAttackers: 2,
    };
    expect(marked(d)).toEqual({ [ELF]: 'can', [BEAR]: 'chosen', 2: 'target', 3: 'can' });
  });

  it('should light what the picked blocker may block, once it is picked', () => {
    const d: Question = {
      ...base,
      kind: 'blockers',
      options: [{ blocker: ELF, attackers: [BEAR], max: 1 }],
      attackers: [BEAR],
      maxBlockers: 1,
    };
    expect(marked(d)).toEqual({ [ELF]: 'can' });
    const picked = { kind: 'blockers', blockers: [], picked: ELF } as const;
    expect(marked(d, picked)).toEqual({ [ELF]: 'picked', [BEAR]: 'target' });
  });

  it('should show what automatic payment would tap', () => {
    const d: Question = {
      ...base,
      kind: 'pay',
      mana: '{G}',
      sources: [
        { object: FOREST, ability: 0, makes: ['G'] },
        { object: ELF, ability: 0, makes: ['G'] },
      ],
    };
    expect(marked(d)).toEqual({ [FOREST]: 'taps', [ELF]: 'can' });
  });
});
