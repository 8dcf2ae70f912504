import { card } from '@ettin/schema';

export default card({
  name: "Ajani's Sunstriker",
  manaCost: '{W}{W}',
  types: ['creature'],
  subtypes: ['Cat', 'Cleric'],
  power: 2,
  toughness: 2,
  keywords: ['lifelink'],
});
