import { card } from '@ettin/schema';

export default card({
  name: 'Raging Goblin',
  manaCost: '{R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Berserker'],
  power: 1,
  toughness: 1,
  keywords: ['haste'],
});
