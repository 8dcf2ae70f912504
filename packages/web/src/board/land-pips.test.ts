import { describe, expect, it } from 'vitest';
import { landPips } from './land-pips.js';

const turn = { activeTeam: 0, step: 'main1' } as const;

describe('the pips of land plays', () => {
  // CR 305.2: one land a turn, and more where effects allow
  it('should be one, ready until a land was played', () => {
    expect(landPips({ team: 0, landsLeft: 1, landsPlayed: 0 }, turn)?.icons).toEqual(['ready']);
    expect(landPips({ team: 0, landsLeft: 0, landsPlayed: 1 }, turn)?.icons).toEqual(['used']);
  });

  it('should have one more for each land more that may be played', () => {
    expect(landPips({ team: 0, landsLeft: 2, landsPlayed: 0 }, turn)?.icons).toEqual(['ready', 'ready']);
    expect(landPips({ team: 0, landsLeft: 1, landsPlayed: 1 }, turn)?.icons).toEqual(['ready', 'used']);
    expect(landPips({ team: 0, landsLeft: 0, landsPlayed: 2 }, turn)?.icons).toEqual(['used', 'used']);
  });

  it('should never be more than there is room for, and keep the numbers', () => {
    const many = landPips({ team: 0, landsLeft: 9, landsPlayed: 3 }, turn);
    expect(many?.icons).toHaveLength(5);
    expect(many).toMatchObject({ left: 9, played: 3 });
  });

  it('should not look ready where lands are forbidden', () => {
    expect(landPips({ team: 0, landsLeft: 0, landsPlayed: 0 }, turn)?.icons).toEqual(['used']);
  });

  // CR 305.3: no land is played in turns of others
  it('should be nothing in turns of the other team and before the game', () => {
    expect(landPips({ team: 1, landsLeft: 0, landsPlayed: 0 }, turn)).toBeNull();
    expect(landPips({ team: 0, landsLeft: 1, landsPlayed: 0 }, { ...turn, step: 'setup' })).toBeNull();
  });
});
