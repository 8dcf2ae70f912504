import { card } from '@ettin/schema';

export default card({
  name: 'Elvish Archers',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Elf', 'Archer'],
  power: 2,
  toughness: 1,
  keywords: ['firstStrike'],
});
