import { describe, expect, it } from 'vitest';
import { permanent } from '../frame.fixture.js';
import { asDrafted } from './draft.js';

const BEAR = permanent(1, 'Grizzly Bears');
const ELF = permanent(2, 'Llanowar Elves');

describe('an object as the draft would have it', () => {
  it('should attack what it is sent at, and nobody else with it', () => {
    const draft = { kind: 'attackers', attackers: [{ attacker: BEAR.id, attacks: -3 }], aim: null } as const;
    expect(asDrafted(BEAR, draft)).toEqual({ ...BEAR, attacking: -3 });
    expect(asDrafted(ELF, draft)).toBe(ELF);
  });

  it('should block all that it is set against', () => {
    const blockers = [
      { blocker: ELF.id, blocks: 8 },
      { blocker: ELF.id, blocks: 9 },
      { blocker: BEAR.id, blocks: 7 },
    ];
    expect(asDrafted(ELF, { kind: 'blockers', blockers, picked: null })).toEqual({
      ...ELF,
      blocking: [8, 9],
    });
  });

  it('should be as it is where nothing is put together', () => {
    const attacking = { ...BEAR, attacking: -2 };
    expect(asDrafted(attacking, null)).toBe(attacking);
    expect(asDrafted(attacking, { kind: 'number', number: 2 })).toBe(attacking);
  });
});
