import { card } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { allCards } from './index/all.js';
import { cardLookup } from './lookup.js';
import { editDistance, foldName } from './names.js';

const fire = card({
  name: 'Fire',
  types: ['instant'],
  layout: 'split',
  other: { name: 'Ice', types: ['instant'] },
});
const frost = card({
  name: 'Frost',
  types: ['instant'],
  layout: 'split',
  other: { name: 'Stand', types: ['instant'] },
});
const march = card({
  name: 'March',
  types: ['instant'],
  layout: 'split',
  other: { name: 'Stand', types: ['instant'] },
});
const ajani = card({ name: "Ajani's Pridemate", types: ['creature'] });
const grunt = card({ name: 'Jötun Grunt', types: ['creature'] });
const ice = card({ name: 'Ice', types: ['sorcery'] });

describe('looking up a card by name', () => {
  const { cards, cardByName } = cardLookup([grunt, march, fire, ajani, frost]);

  it('should list the cards by name', () => {
    expect(cards.map(({ name }) => name)).toEqual([
      "Ajani's Pridemate",
      'Fire',
      'Frost',
      'Jötun Grunt',
      'March',
    ]);
  });

  it('should disregard case, accents, spaces and punctuation', () => {
    expect(cardByName("Ajani's Pridemate")).toBe(ajani);
    expect(cardByName('  AJANIS pridemate')).toBe(ajani);
    expect(cardByName('Ajani’s Pride-Mate')).toBe(ajani);
    expect(cardByName('jotun grunt')).toBe(grunt);
  });

  it('should find a two-part card by its full name and by either part', () => {
    expect(cardByName('Fire // Ice')).toBe(fire);
    expect(cardByName('fire/ice')).toBe(fire);
    expect(cardByName('fire')).toBe(fire);
    expect(cardByName('ice')).toBe(fire);
  });

  it('should find nothing for a part that two cards have', () => {
    expect(cardByName('Stand')).toBeUndefined();
    expect(cardByName('Frost // Stand')).toBe(frost);
    expect(cardByName('March // Stand')).toBe(march);
  });

  it('should prefer the card called so to one whose other part is', () => {
    expect(cardLookup([fire, ice]).cardByName('Ice')).toBe(ice);
    expect(cardLookup([ice, fire]).cardByName('Ice')).toBe(ice);
  });

  it('should find nothing for an unknown or empty name', () => {
    expect(cardByName('Gideon')).toBeUndefined();
    expect(cardByName('')).toBeUndefined();
  });
});

describe('what a name may be a misspelling of', () => {
  const all = cardLookup(allCards);

  it('should be found with a letter in four wrong', () => {
    expect(all.misspelt('Lightnig Blot', 3)[0]).toBe('Lightning Bolt');
    expect(all.misspelt('Shok', 1)).toEqual(['Shock']);
  });

  it('should be nothing where no name is near: another card would be no help', () => {
    expect(all.misspelt('Jace, the Mind Sculptor', 3)).toEqual([]);
    expect(all.misspelt('Jackal Pup', 3)).toEqual([]);
  });
});

describe('names like a misspelt one', () => {
  const { nearNames } = cardLookup([grunt, march, fire, ajani, frost]);

  it('should come closest first and no more than asked for', () => {
    expect(nearNames('forst', 2)).toEqual(['Frost', 'Fire']);
    expect(nearNames('Ajanis Pridemat', 1)).toEqual(["Ajani's Pridemate"]);
    expect(nearNames('marsh', 0)).toEqual([]);
  });

  it('should name the other parts too, each name once', () => {
    expect(nearNames('stadn', 9)[0]).toBe('Stand');
    expect(nearNames('x', 9)).toHaveLength(7);
  });

  it('should be those that comparing with every name finds', () => {
    const list = [
      ...new Set(allCards.flatMap((c) => [c.name, ...(c.other === undefined ? [] : [c.other.name])])),
    ];
    const nearest = (name: string, n: number) =>
      list
        .map((other) => ({ other, distance: editDistance(foldName(name), foldName(other)) }))
        .sort((a, b) => a.distance - b.distance || (foldName(a.other) < foldName(b.other) ? -1 : 1))
        .slice(0, n)
        .map(({ other }) => other);
    const all = cardLookup(allCards);
    for (const name of ['Hil Giant', 'forst', 'Llanowar', 'zzzzzzz', 'Lihgtning Blot', 'a', ''])
      expect(all.nearNames(name, 5)).toEqual(nearest(name, 5));
  });

  it('should be found in no time for a name of a million letters', () => {
    const start = performance.now();
    expect(nearNames('fire'.repeat(250_000), 2)).toHaveLength(2);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
