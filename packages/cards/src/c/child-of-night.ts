import { card } from '@ettin/schema';

export default card({
  name: 'Child of Night',
  manaCost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Vampire'],
  power: 2,
  toughness: 1,
  keywords: ['lifelink'],
});
