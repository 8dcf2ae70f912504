import { TYPE } from './bits.js';
import type { Chars } from './types.js';

/** Subtypes of the other card types (CR 205.3g-q); every other subtype here is a creature type. */
const NOT_CREATURE = new Set([
  'Aura',
  'Background',
  'Cartouche',
  'Case',
  'Class',
  'Curse',
  'Room',
  'Rune',
  'Saga',
  'Shard',
  'Shrine',
  'Role',
  'Attraction',
  'Blood',
  'Clue',
  'Contraption',
  'Equipment',
  'Food',
  'Fortification',
  'Gold',
  'Incubator',
  'Junk',
  'Map',
  'Powerstone',
  'Treasure',
  'Vehicle',
  'Plains',
  'Island',
  'Swamp',
  'Mountain',
  'Forest',
  'Cave',
  'Desert',
  'Gate',
  'Lair',
  'Locus',
  'Mine',
  'Power-Plant',
  'Sphere',
  'Tower',
  'Urza’s',
  "Urza's",
  'Town',
  'Siege',
  'Adventure',
  'Arcane',
  'Lesson',
  'Omen',
  'Trap',
]);

export const isCreatureType = (subtype: string): boolean => !NOT_CREATURE.has(subtype);

/** Has the subtype, by its list or by having every creature type (CR 702.73). */
export function hasSubtype(c: Chars, subtype: string): boolean {
  if (c.subtypes.includes(subtype)) return true;
  return c.allCreatureTypes && isCreatureType(subtype) && (c.types & (TYPE.creature | TYPE.kindred)) !== 0;
}
