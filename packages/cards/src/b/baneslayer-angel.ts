import { card } from '@ettin/schema';

export default card({
  name: 'Baneslayer Angel',
  manaCost: '{3}{W}{W}',
  types: ['creature'],
  subtypes: ['Angel'],
  power: 5,
  toughness: 5,
  keywords: [
    'flying',
    'firstStrike',
    'lifelink',
    { k: 'protection', from: { subtypes: ['Demon'] } },
    { k: 'protection', from: { subtypes: ['Dragon'] } },
  ],
});
