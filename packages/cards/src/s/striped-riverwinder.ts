import { card } from '@ettin/schema';

export default card({
  name: 'Striped Riverwinder',
  manaCost: '{6}{U}',
  types: ['creature'],
  subtypes: ['Serpent'],
  power: 5,
  toughness: 5,
  keywords: ['hexproof', { k: 'cycling', cost: { mana: '{U}' } }],
});
