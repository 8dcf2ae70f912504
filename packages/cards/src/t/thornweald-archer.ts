import { card } from '@ettin/schema';

export default card({
  name: 'Thornweald Archer',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Elf', 'Archer'],
  power: 2,
  toughness: 1,
  keywords: ['reach', 'deathtouch'],
});
