import { card } from '@ettin/schema';

export default card({
  name: 'Charging Binox',
  manaCost: '{7}{G}',
  types: ['creature'],
  subtypes: ['Beast'],
  power: 7,
  toughness: 5,
  keywords: ['assist', 'trample'],
});
