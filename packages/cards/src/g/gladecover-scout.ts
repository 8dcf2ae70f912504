import { card } from '@ettin/schema';

export default card({
  name: 'Gladecover Scout',
  manaCost: '{G}',
  types: ['creature'],
  subtypes: ['Elf', 'Scout'],
  power: 1,
  toughness: 1,
  keywords: ['hexproof'],
});
