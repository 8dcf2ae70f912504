import { createHash } from 'node:crypto';
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

  it('should make the commitment of a seed as it is published: the hash of its key', () => {
    const key = sha256('ettin:abc');
    expect(atDesk({ of: 'commitment', seed: 'abc' })).toEqual({ of: 'commitment', commitment: sha256(key) });
  });
});
