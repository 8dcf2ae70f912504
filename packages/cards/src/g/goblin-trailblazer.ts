import { card } from '@ettin/schema';

export default card({
  name: 'Goblin Trailblazer',
  manaCost: '{1}{R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Pirate'],
  power: 2,
  toughness: 1,
  keywords: ['menace'],
});
