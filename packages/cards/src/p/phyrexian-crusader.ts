import { card } from '@ettin/schema';

export default card({
  name: 'Phyrexian Crusader',
  manaCost: '{1}{B}{B}',
  types: ['creature'],
  subtypes: ['Phyrexian', 'Zombie', 'Knight'],
  power: 2,
  toughness: 2,
  keywords: [
    'firstStrike',
    { k: 'protection', from: { colors: ['R'] } },
    { k: 'protection', from: { colors: ['W'] } },
    'infect',
  ],
});
