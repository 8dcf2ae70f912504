import { card } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { cardLookup } from './lookup.js';

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
});
