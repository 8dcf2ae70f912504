import { card } from '@ettin/schema';

export default card({
  name: 'Black Knight',
  manaCost: '{B}{B}',
  types: ['creature'],
  subtypes: ['Human', 'Knight'],
  power: 2,
  toughness: 2,
  keywords: ['firstStrike', { k: 'protection', from: { colors: ['W'] } }],
});
