import { card } from '@ettin/schema';

export default card({
  name: 'Gifted Aetherborn',
  manaCost: '{B}{B}',
  types: ['creature'],
  subtypes: ['Aetherborn', 'Vampire'],
  power: 2,
  toughness: 3,
  keywords: ['deathtouch', 'lifelink'],
});
