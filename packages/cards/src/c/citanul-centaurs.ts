import { card } from '@ettin/schema';

export default card({
  name: 'Citanul Centaurs',
  manaCost: '{3}{G}',
  types: ['creature'],
  subtypes: ['Centaur'],
  power: 6,
  toughness: 3,
  keywords: ['shroud', { k: 'echo', cost: { mana: '{3}{G}' } }],
});
