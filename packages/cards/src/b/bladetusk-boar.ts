import { card } from '@ettin/schema';

export default card({
  name: 'Bladetusk Boar',
  manaCost: '{3}{R}',
  types: ['creature'],
  subtypes: ['Boar'],
  power: 3,
  toughness: 2,
  keywords: ['intimidate'],
});
