import { card } from '@ettin/schema';

export default card({
  name: 'Goblin Deathraiders',
  manaCost: '{B}{R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Warrior'],
  power: 3,
  toughness: 1,
  keywords: ['trample'],
});
