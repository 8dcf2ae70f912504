import { card } from '@ettin/schema';

export default card({
  name: 'Glistener Elf',
  manaCost: '{G}',
  types: ['creature'],
  subtypes: ['Phyrexian', 'Elf', 'Warrior'],
  power: 1,
  toughness: 1,
  keywords: ['infect'],
});
