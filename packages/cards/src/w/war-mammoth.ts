import { card } from '@ettin/schema';

export default card({
  name: 'War Mammoth',
  manaCost: '{3}{G}',
  types: ['creature'],
  subtypes: ['Elephant'],
  power: 3,
  toughness: 3,
  keywords: ['trample'],
});
