import { card } from '@ettin/schema';

export default card({
  name: 'Lightning Elemental',
  manaCost: '{3}{R}',
  types: ['creature'],
  subtypes: ['Elemental'],
  power: 4,
  toughness: 1,
  keywords: ['haste'],
});
