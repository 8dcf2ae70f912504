import { cards } from '@ettin/cards';
import { allEditions, getEdition } from '@ettin/editions';
import { describe, expect, it } from 'vitest';
import { builtInRules } from '../scenario/run.js';
import { fuzz } from './fuzz.js';
import { cardLists, cardsOfItsTime, listOf } from './of-its-time.js';

function ofItsTime(id: string): readonly string[] {
  const edition = getEdition(id);
  if (edition === undefined) throw new Error(`no edition ${id}`);
  return cardsOfItsTime(edition).map((c) => c.name);
}

describe('cards of the time of an edition', () => {
  // the rules of Ravnica came into force on 1 October 2005, the set was released on the 7th
  it.each([
    ['2005-08', 'Heartless Hidetsugu', true],
    ['2005-08', 'Lightning Helix', false],
    ['2005-fr', 'Lightning Helix', true],
    ['2005-fr', 'Damnation', false],
    ['2007-05', 'Jace Beleren', false],
    ['2009-en', 'Jace Beleren', true],
    ['2009-en', 'Glistener Elf', false],
    ['2024-11', 'Herald of Eternal Dawn', true],
  ])('of %s: %s is one: %s', (id, name, there) => {
    expect(ofItsTime(id).includes(name)).toBe(there);
  });

  it('should be all of them today', () => {
    expect(ofItsTime('2026')).toHaveLength(cards.length);
  });

  it('should never become fewer, and always have every basic land', () => {
    const lists = allEditions.map((edition) => cardsOfItsTime(edition));
    for (const [i, list] of lists.entries()) {
      const names = new Set(list.map((c) => c.name));
      expect(lists[i - 1]?.filter((c) => !names.has(c.name)) ?? []).toEqual([]);
      for (const land of ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']) expect(names).toContain(land);
    }
  });
});

describe('lists of cards', () => {
  const edition = builtInRules('2005-fr').edition;

  it('should take turns in fours, each with a count of its own', () => {
    const lists = cardLists(edition, 'mixed');
    const found = Array.from({ length: 17 }, (_, game) => listOf(lists, game));
    const old = ofItsTime('2005-fr').length;
    expect(found.map(({ cards: list }) => list.length === old)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16].map((game) => game % 8 < 4),
    );
    expect(found.map(({ nth }) => nth)).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7, 4, 5, 6, 7, 8]);
  });

  it('should be one where only one is asked for, or both are the same', () => {
    expect(cardLists(edition, 'all')).toEqual([cards]);
    expect(cardLists(edition, 'of-its-time')).toEqual([cardsOfItsTime(edition)]);
    expect(cardLists(builtInRules('2026').edition, 'mixed')).toEqual([cards]);
  });

  it('should be all that the decks of a game have', () => {
    const lists = cardLists(edition, 'of-its-time');
    const { cardsUsed, cardsUnused, failures } = fuzz({
      rules: builtInRules('2005-fr'),
      lists,
      seed: 'of its time',
      games: 2,
    });
    expect(failures).toEqual([]);
    expect(cardsUsed + cardsUnused.length).toBe(lists[0]?.length);
  });
});
