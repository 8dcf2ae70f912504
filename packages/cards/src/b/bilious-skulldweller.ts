import { card } from '@ettin/schema';

export default card({
  name: 'Bilious Skulldweller',
  manaCost: '{B}',
  types: ['creature'],
  subtypes: ['Phyrexian', 'Insect'],
  power: 1,
  toughness: 1,
  keywords: ['deathtouch', { k: 'toxic', n: 1 }],
});
