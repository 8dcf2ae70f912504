import { describe, expect, it } from 'vitest';
import { sizeOf, symbolsIn, tintOf } from './look.js';

const creature = { name: 'x', colors: [], types: ['creature'], supertypes: [], subtypes: [] } as const;

describe('how a card looks', () => {
  it('should tint by colour, gold for several and steel for none', () => {
    expect(tintOf({ ...creature, colors: ['B'] })).toBe('B');
    expect(tintOf({ ...creature, colors: ['W', 'U'] })).toBe('M');
    expect(tintOf(creature)).toBe('C');
  });

  it('should tint a land by its basic land types', () => {
    const land = { colors: [], types: ['land'] } as const;
    expect(tintOf({ ...land, subtypes: ['Forest'] })).toBe('G');
    expect(tintOf({ ...land, subtypes: ['Forest', 'Plains'] })).toBe('M');
    expect(tintOf({ ...land, subtypes: ['Gate'] })).toBe('C');
  });

  it('should tell a size that differs from print', () => {
    const at = (power: number, toughness: number) =>
      sizeOf({ ...creature, power, toughness, printedPower: 2, printedToughness: 2 });
    expect(at(2, 2)).toEqual({ now: '2/2', printed: null, change: 'none' });
    expect(at(4, 4)).toEqual({ now: '4/4', printed: '2/2', change: 'up' });
    expect(at(-1, 1)).toEqual({ now: '−1/1', printed: '2/2', change: 'down' });
    expect(sizeOf(creature)).toBeNull();
  });

  it('should read symbols of a cost in order', () => {
    expect(symbolsIn('{2}{W/U}{G}')).toEqual(['2', 'W/U', 'G']);
  });
});
