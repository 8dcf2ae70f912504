import { card } from '@ettin/schema';

export default card({
  name: 'Vampire Nighthawk',
  manaCost: '{1}{B}{B}',
  types: ['creature'],
  subtypes: ['Vampire', 'Shaman'],
  power: 2,
  toughness: 3,
  keywords: ['flying', 'deathtouch', 'lifelink'],
});
