import { card } from '@ettin/schema';

export default card({
  name: 'Cystbearer',
  manaCost: '{2}{G}',
  types: ['creature'],
  subtypes: ['Phyrexian', 'Beast'],
  power: 2,
  toughness: 3,
  keywords: ['infect'],
});
