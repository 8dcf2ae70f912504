import { card } from '@ettin/schema';

export default card({
  name: 'Diving Griffin',
  manaCost: '{1}{W}{W}',
  types: ['creature'],
  subtypes: ['Griffin'],
  power: 2,
  toughness: 2,
  keywords: ['flying', 'vigilance'],
});
