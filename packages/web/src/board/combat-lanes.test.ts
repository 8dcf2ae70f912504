import { describe, expect, it } from 'vitest';
import { frameOf, permanent } from '../frame.fixture.js';
import { askedOf, type Question } from '../play/asked.js';
import { startDraft } from '../play/draft.js';
import { combatOf } from './combat-lanes.js';

const [ELF, BEAR, WALL] = [70_001, 70_002, 70_003];
const base = { id: 1, players: [0], byTeam: true, purpose: 'choose' } as const;

describe('combat as lanes', () => {
  it('should have a lane for each attacker with what blocks it, declared or in the making', () => {
    const d: Question = {
      ...base,
      kind: 'blockers',
      options: [
        { blocker: WALL, attackers: [ELF, BEAR], max: 1 },
        { blocker: 70_009, attackers: [ELF], max: 1 },
      ],
      attackers: [ELF, BEAR],
      maxBlockers: 2,
    };
    const battlefield = [permanent(ELF, 'Elf', { attacking: 0 }), permanent(BEAR, 'Bear', { attacking: 1 })];
    const frame = frameOf({}, { battlefield, pending: [d] });
    const draft = { kind: 'blockers', blockers: [{ blocker: WALL, blocks: BEAR }], picked: null } as const;
    expect(combatOf(frame, askedOf(frame), draft)).toEqual({
      lanes: [
        { attacker: ELF, attacks: 0, blockers: [] },
        { attacker: BEAR, attacks: 1, blockers: [WALL] },
      ],
      bench: [70_009],
      targets: [],
    });
  });

  it('should keep who could attack on the bench, with what may be attacked', () => {
    const d: Question = {
      ...base,
      kind: 'attackers',
      options: [
        { attacker: ELF, targets: [2, 3] },
        { attacker: BEAR, targets: [3] },
      ],
      required: [{ attacker: BEAR, attacks: 3 }],
      maxAttackers: 2,
    };
    const frame = frameOf(
      {},
      { battlefield: [permanent(ELF, 'Elf'), permanent(BEAR, 'Bear')], pending: [d] },
    );
    expect(combatOf(frame, askedOf(frame), startDraft(d))).toEqual({
      lanes: [{ attacker: BEAR, attacks: 3, blockers: [] }],
      bench: [ELF],
      targets: [2, 3],
    });
  });
});
