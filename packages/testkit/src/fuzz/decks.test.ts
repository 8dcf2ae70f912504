import { cards } from '@ettin/cards';
import { describe, expect, it } from 'vitest';
import { randomDecks } from './decks.js';

const byName = new Map(cards.map((c) => [c.name, c]));
const limited = (name: string) => byName.get(name)?.supertypes?.includes('basic') !== true;

describe('random decks', () => {
  const games = Array.from({ length: 260 }, (_, game) => randomDecks(cards, 'seed', game, 2, 2));

  it('should have 60 cards, at most four of a name (CR 100.2a)', () => {
    for (const deck of games.flat(2)) {
      expect(deck).toHaveLength(60);
      for (const name of new Set(deck.filter(limited)))
        expect(deck.filter((x) => x === name).length).toBeLessThanOrEqual(4);
    }
  });

  it('should share no names within a team, basic lands aside (MTR 8.4), though opponents may', () => {
    let shared = 0;
    for (const [a, b] of games.flat()) {
      const mine = new Set((a ?? []).filter(limited));
      expect((b ?? []).filter((name) => mine.has(name))).toEqual([]);
    }
    for (const [a, b] of games) {
      const theirs = new Set(a?.flat().filter(limited));
      if (b?.flat().some((name) => theirs.has(name)) === true) shared += 1;
    }
    expect(shared).toBeGreaterThan(0);
  });

  it('should use every card within as many games as there are cards for four seats', () => {
    const used = new Set(games.flat(3));
    expect(cards.filter((c) => !used.has(c.name)).map((c) => c.name)).toEqual([]);
  });

  it('should follow from seed and game alone', () => {
    expect(randomDecks(cards, 'seed', 7, 2, 2)).toEqual(games[7]);
    expect(randomDecks(cards, 'other', 7, 2, 2)).not.toEqual(games[7]);
  });
});
