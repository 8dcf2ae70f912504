import { card } from '@ettin/schema';

export default card({
  name: 'Humpback Whales',
  manaCost: '{4}{U}{U}',
  types: ['creature'],
  subtypes: ['Whale'],
  power: 5,
  toughness: 6,
  keywords: [
    'vigilance',
    { k: 'ward', cost: { mana: '{2}' } },
    { k: 'cycling', cost: { mana: '{2}' }, search: { types: ['land'], supertypes: ['basic'] } },
  ],
});
