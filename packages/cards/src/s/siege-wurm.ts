import { card } from '@ettin/schema';

export default card({
  name: 'Siege Wurm',
  manaCost: '{5}{G}{G}',
  types: ['creature'],
  subtypes: ['Wurm'],
  power: 5,
  toughness: 5,
  keywords: ['convoke', 'trample'],
});
