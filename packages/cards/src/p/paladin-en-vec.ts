import { card } from '@ettin/schema';

export default card({
  name: 'Paladin en-Vec',
  manaCost: '{1}{W}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Knight'],
  power: 2,
  toughness: 2,
  keywords: [
    'firstStrike',
    { k: 'protection', from: { colors: ['B'] } },
    { k: 'protection', from: { colors: ['R'] } },
  ],
});
