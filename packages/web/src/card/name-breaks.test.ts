import { describe, expect, it } from 'vitest';
import { withBreaks } from './name-breaks.js';

const seen = (name: string) => withBreaks(name).replaceAll('\u00ad', '-');

describe('where the name of a card may be broken', () => {
  it.each([
    ['Swiftwater Cliffs', 'Swift-water Cliffs'],
    ['Murderous Redcap', 'Mur-derous Redcap'],
    ['Blossoming Sands', 'Blos-soming Sands'],
    ['Goblin Bushwhacker', 'Goblin Bush-whacker'],
    ['Goblin Electromancer', 'Goblin Elec-troman-cer'],
    ['Unflinching Courage', 'Unflin-ching Courage'],
    ['Smuggler’s Copter', 'Smug-gler’s Copter'],
  ])('should be between two consonants of a long word: %s', (name, broken) => {
    expect(seen(name)).toBe(broken);
  });

  it('should leave short words and the letters themselves alone', () => {
    expect(withBreaks('Forest')).toBe('Forest');
    expect(withBreaks('Unflinching Courage').replaceAll('\u00ad', '')).toBe('Unflinching Courage');
  });

  it('should never part two letters of one sound', () => {
    expect(seen('Fathomless')).not.toContain('t-h');
  });
});
