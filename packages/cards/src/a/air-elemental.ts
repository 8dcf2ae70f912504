import { card } from '@ettin/schema';

export default card({
  name: 'Air Elemental',
  manaCost: '{3}{U}{U}',
  types: ['creature'],
  subtypes: ['Elemental'],
  power: 4,
  toughness: 4,
  keywords: ['flying'],
});
