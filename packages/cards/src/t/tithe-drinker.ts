import { card } from '@ettin/schema';

export default card({
  name: 'Tithe Drinker',
  manaCost: '{W}{B}',
  types: ['creature'],
  subtypes: ['Vampire'],
  power: 2,
  toughness: 1,
  keywords: ['lifelink', 'extort'],
});
