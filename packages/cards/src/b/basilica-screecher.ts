import { card } from '@ettin/schema';

export default card({
  name: 'Basilica Screecher',
  manaCost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Bat'],
  power: 1,
  toughness: 2,
  keywords: ['flying', 'extort'],
});
