import { card } from '@ettin/schema';

export default card({
  name: 'Wasteland Scorpion',
  manaCost: '{2}{B}',
  types: ['creature'],
  subtypes: ['Scorpion'],
  power: 2,
  toughness: 2,
  keywords: ['deathtouch', { k: 'cycling', cost: { mana: '{2}' } }],
});
