import { card } from '@ettin/schema';

export default card({
  name: 'Gurmag Angler',
  manaCost: '{6}{B}',
  types: ['creature'],
  subtypes: ['Zombie', 'Fish'],
  power: 5,
  toughness: 5,
  keywords: ['delve'],
});
