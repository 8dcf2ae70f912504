import { card } from '@ettin/schema';

export default card({
  name: "Healer's Hawk",
  manaCost: '{W}',
  types: ['creature'],
  subtypes: ['Bird'],
  power: 1,
  toughness: 1,
  keywords: ['flying', 'lifelink'],
});
