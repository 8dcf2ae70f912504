import { describe, expect, it } from 'vitest';
import { shortName, withBreaks } from './name-breaks.js';

const seen = (name: string, long = 7) => withBreaks(name, long).replaceAll('\u00ad', '-');

describe('where the name of a card may be broken', () => {
  it.each([
    ['Swiftwater Cliffs', 'Swift-water Cliffs'],
    ['Goblin Bushwhacker', 'Goblin Bush-whacker'],
    ['Unflinching Courage', 'Unflin-ching Cou-rage'],
    ['Smuggler’s Copter', 'Smug-gler’s Copter'],
    ['Saproling', 'Sapro-ling'],
    ['Baneslayer Angel', 'Bane-slayer Angel'],
    ['Vampire Nighthawk', 'Vam-pire Night-hawk'],
    ['Loxodon Warhammer', 'Loxo-don War-ham-mer'],
    ['Underworld Dreams', 'Under-world Dreams'],
  ])('should be before a consonant that begins a syllable: %s', (name, broken) => {
    expect(seen(name)).toBe(broken);
  });

  it('should be only in words that don’t fit on a line', () => {
    expect(seen('Goblin Electromancer', 14)).toBe('Goblin Electromancer');
    expect(seen('Goblin Electromancer', 13)).not.toBe('Goblin Electromancer');
    expect(seen('Forest')).toBe('Forest');
  });

  it('should leave the letters themselves alone', () => {
    expect(seen('Unflinching Courage').replaceAll('-', '')).toBe('Unflinching Courage');
  });

  it('should never part two letters of one sound', () => {
    expect(seen('Fathomless')).not.toContain('t-h');
  });
});

describe('what a name is known by', () => {
  it.each([
    ['Emmara, Soul of the Accord', 'Emmara'],
    ['Saproling Token', 'Saproling'],
    ['Fire // Ice', 'Fire'],
    ['Sorin Markov', 'Sorin Markov'],
  ])('should be the part before its title: %s', (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});
