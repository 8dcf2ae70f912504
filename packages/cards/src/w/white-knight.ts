import { card } from '@ettin/schema';

export default card({
  name: 'White Knight',
  manaCost: '{W}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Knight'],
  power: 2,
  toughness: 2,
  keywords: ['firstStrike', { k: 'protection', from: { colors: ['B'] } }],
});
