import { card } from '@ettin/schema';

export default card({
  name: 'Dross Prowler',
  manaCost: '{2}{B}',
  types: ['creature'],
  subtypes: ['Zombie'],
  power: 2,
  toughness: 1,
  keywords: ['fear'],
});
