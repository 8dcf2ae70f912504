import { card } from '@ettin/schema';

export default card({
  name: 'Jawbone Duelist',
  manaCost: '{1}{W}',
  types: ['creature'],
  subtypes: ['Phyrexian', 'Soldier'],
  power: 1,
  toughness: 1,
  keywords: ['doubleStrike', { k: 'toxic', n: 1 }],
});
