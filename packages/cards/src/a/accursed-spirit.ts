import { card } from '@ettin/schema';

export default card({
  name: 'Accursed Spirit',
  manaCost: '{3}{B}',
  types: ['creature'],
  subtypes: ['Spirit'],
  power: 3,
  toughness: 2,
  keywords: ['intimidate'],
});
