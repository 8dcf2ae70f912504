import { card } from '@ettin/schema';

export default card({
  name: 'Mirran Crusader',
  manaCost: '{1}{W}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Knight'],
  power: 2,
  toughness: 2,
  keywords: [
    'doubleStrike',
    { k: 'protection', from: { colors: ['B'] } },
    { k: 'protection', from: { colors: ['G'] } },
  ],
});
