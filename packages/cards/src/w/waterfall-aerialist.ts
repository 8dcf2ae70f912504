import { card } from '@ettin/schema';

export default card({
  name: 'Waterfall Aerialist',
  manaCost: '{3}{U}',
  types: ['creature'],
  subtypes: ['Djinn', 'Wizard'],
  power: 3,
  toughness: 1,
  keywords: ['flying', { k: 'ward', cost: { mana: '{2}' } }],
});
