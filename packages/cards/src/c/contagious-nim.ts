import { card } from '@ettin/schema';

export default card({
  name: 'Contagious Nim',
  manaCost: '{2}{B}',
  types: ['creature'],
  subtypes: ['Phyrexian', 'Zombie'],
  power: 2,
  toughness: 2,
  keywords: ['infect'],
});
