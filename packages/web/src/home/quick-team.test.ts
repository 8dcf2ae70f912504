import { describe, expect, it } from 'vitest';
import { keepText } from '../app/kept.js';
import { keepOwnTeam, keepStarter, ownTeam, quickTeam } from './quick-team.js';

const OWN = {
  mine: { list: '60 Forest', name: 'Woods' },
  partner: { starter: 'high-wings' },
  casual: true,
} as const;

describe('what a quick match is played with', () => {
  it('should be what was chosen last, with the list kept beside a starter deck', () => {
    expect(quickTeam()).toMatchObject({ partner: null, casual: false });
    expect(ownTeam()).toBeNull();
    keepOwnTeam(OWN);
    expect(quickTeam()).toEqual(OWN);
    keepStarter('deep-roots');
    expect(quickTeam()).toEqual({ mine: { starter: 'deep-roots' }, partner: null, casual: false });
    expect(ownTeam()).toEqual(OWN);
  });

  it('should be a starter deck where what the browser keeps is no team', () => {
    keepOwnTeam(OWN);
    for (const kept of ['', 'null', '7', '{"mine":{"list":3}}', '{"mine":{"starter":"x"},"partner":[]}']) {
      keepText('quickTeam', kept);
      expect(ownTeam()).toBeNull();
      expect(quickTeam().mine).toEqual({ starter: 'deep-roots' });
    }
  });
});
