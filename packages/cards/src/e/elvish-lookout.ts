import { card } from '@ettin/schema';

export default card({
  name: 'Elvish Lookout',
  manaCost: '{G}',
  types: ['creature'],
  subtypes: ['Elf'],
  power: 1,
  toughness: 1,
  keywords: ['shroud'],
});
