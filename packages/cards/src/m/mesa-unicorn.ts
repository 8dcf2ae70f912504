import { card } from '@ettin/schema';

export default card({
  name: 'Mesa Unicorn',
  manaCost: '{1}{W}',
  types: ['creature'],
  subtypes: ['Unicorn'],
  power: 2,
  toughness: 2,
  keywords: ['lifelink'],
});
