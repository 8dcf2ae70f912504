import { card } from '@ettin/schema';

export default card({
  name: 'Rimeshield Frost Giant',
  manaCost: '{3}{U}{U}',
  types: ['creature'],
  subtypes: ['Giant', 'Warrior'],
  power: 4,
  toughness: 5,
  keywords: [{ k: 'ward', cost: { mana: '{3}' } }],
});
