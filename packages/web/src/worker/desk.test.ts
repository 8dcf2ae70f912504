import { createHash } from 'node:crypto';
import { starterDecks } from '@ettin/cards';
import { describe, expect, it } from 'vitest';
import { atDesk } from './desk.js';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('what the worker finds out for the lobby', () => {
  it('should read a list, with near names for one that is misspelt', () => {
    const read = atDesk({ of: 'deck', list: 'Deck\n4 Grizly Bears\n20 Forest\n\nSideboard\n1 Island\n???' });
    expect(read).toMatchObject({
      of: 'deck',
      main: [
        [4, 'Grizly Bears'],
        [20, 'Forest'],
      ],
      side: [[1, 'Island']],
    });
    if (read.of !== 'deck') throw new Error('another answer');
    const unknown = read.faults.find((f) => f.code === 'unknownCard');
    expect(unknown).toMatchObject({ card: 'Grizly Bears', line: 2, blocks: true });
    expect(unknown?.near).toContain('Grizzly Bears');
    expect(read.faults.some((f) => f.line === 7)).toBe(true);
  });

  it('should hold a list against the deck of a partner, for whom it finds one that fits', () => {
    const mine = { list: '5 Grizzly Bears\n55 Forest', name: '' };
    const team = (list: string | null, casual = false) => {
      const partner = list === null ? null : { list, name: '' };
      const read = atDesk({ of: 'team', mine, partner, casual });
      if (read.of !== 'team') throw new Error('another answer');
      return read;
    };
    // more than four of a card that is no basic land (CR 100.2a)
    const alone = team(null);
    expect(alone.mine.faults).toMatchObject([{ card: 'Grizzly Bears', line: 1, blocks: true }]);
    expect(alone.partner.faults).toEqual([]);
    expect(starterDecks.map((d) => d.id)).toContain(alone.fitting);
    // a table that plays casually tells of it and plays it
    expect(team(null, true).mine.faults).toMatchObject([{ card: 'Grizzly Bears', blocks: false }]);
    // in unified deck construction no other card of the team may have the name; what isn't known blocks in any case
    const both = team('1 Grizzly Bears\n58 Forest\n1 Grizly Bears', true);
    expect(both.mine.faults.map((f) => f.code)).toContain('sharedName');
    expect(both.partner.faults.map((f) => f.code)).toContain('sharedName');
    expect(both.partner.faults.filter((f) => f.blocks)).toMatchObject([{ code: 'unknownCard', line: 3 }]);
  });

  it('should make the commitment of a seed as it is published: the hash of its key', () => {
    const key = sha256('ettin:abc');
    expect(atDesk({ of: 'commitment', seed: 'abc' })).toEqual({ of: 'commitment', commitment: sha256(key) });
  });
});
