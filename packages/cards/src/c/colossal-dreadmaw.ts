import { card } from '@ettin/schema';

export default card({
  name: 'Colossal Dreadmaw',
  manaCost: '{4}{G}{G}',
  types: ['creature'],
  subtypes: ['Dinosaur'],
  power: 6,
  toughness: 6,
  keywords: ['trample'],
});
