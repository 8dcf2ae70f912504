import { card } from '@ettin/schema';

export default card({
  name: 'Putrid Goblin',
  manaCost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Zombie', 'Goblin'],
  power: 2,
  toughness: 2,
  keywords: ['persist'],
});
