import { describe, expect, it } from 'vitest';
import { readKept } from './kept.js';

describe('games that a server keeps', () => {
  const game = { id: 'a'.repeat(22), at: 1, edition: '2026', names: ['Ann', 'Bob', 'Cid', 'Dee'] };

  it('should be read with and without a winner', () => {
    const replays = [game, { ...game, winner: 1 }, { ...game, winner: null }];
    expect(readKept({ replays })).toEqual(replays);
    expect(readKept({ replays: [] })).toEqual([]);
  });

  it.each([
    ['no list', { person: null }],
    ['an address that leads elsewhere', { replays: [{ ...game, id: '../table' }] }],
    ['a name that is none', { replays: [{ ...game, names: [1] }] }],
  ])('should be none where it is %s', (_, said) => {
    expect(readKept(said)).toBeUndefined();
  });
});
