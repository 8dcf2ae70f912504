import { card } from '@ettin/schema';

export default card({
  name: 'Hill Giant',
  manaCost: '{3}{R}',
  types: ['creature'],
  subtypes: ['Giant'],
  power: 3,
  toughness: 3,
});
