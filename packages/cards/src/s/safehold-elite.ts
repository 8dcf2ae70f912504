import { card } from '@ettin/schema';

export default card({
  name: 'Safehold Elite',
  manaCost: '{1}{G/W}',
  types: ['creature'],
  subtypes: ['Elf', 'Scout'],
  power: 2,
  toughness: 2,
  keywords: ['persist'],
});
