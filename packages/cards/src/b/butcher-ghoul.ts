import { card } from '@ettin/schema';

export default card({
  name: 'Butcher Ghoul',
  manaCost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Zombie'],
  power: 1,
  toughness: 1,
  keywords: ['undying'],
});
