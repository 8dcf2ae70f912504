import { card } from '@ettin/schema';

export default card({
  name: 'Goblin Outlander',
  manaCost: '{B}{R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Scout'],
  power: 2,
  toughness: 2,
  keywords: [{ k: 'protection', from: { colors: ['W'] } }],
});
