import { card } from '@ettin/schema';

export default card({
  name: 'Dragon-Style Twins',
  manaCost: '{3}{R}{R}',
  types: ['creature'],
  subtypes: ['Human', 'Monk'],
  power: 3,
  toughness: 3,
  keywords: ['doubleStrike', 'prowess'],
});
