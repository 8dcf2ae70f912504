import { card } from '@ettin/schema';

export default card({
  name: 'Goblin Freerunner',
  manaCost: '{3}{R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Warrior', 'Ally'],
  power: 3,
  toughness: 2,
  keywords: [{ k: 'surge', cost: { mana: '{1}{R}' } }, 'menace'],
});
