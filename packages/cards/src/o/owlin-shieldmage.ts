import { card } from '@ettin/schema';

export default card({
  name: 'Owlin Shieldmage',
  manaCost: '{3}{W}{B}',
  types: ['creature'],
  subtypes: ['Bird', 'Warlock'],
  power: 3,
  toughness: 3,
  keywords: ['flying', { k: 'ward', cost: { payLife: 3 } }],
});
