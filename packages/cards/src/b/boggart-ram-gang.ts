import { card } from '@ettin/schema';

export default card({
  name: 'Boggart Ram-Gang',
  manaCost: '{R/G}{R/G}{R/G}',
  types: ['creature'],
  subtypes: ['Goblin', 'Warrior'],
  power: 3,
  toughness: 3,
  keywords: ['haste', 'wither'],
});
