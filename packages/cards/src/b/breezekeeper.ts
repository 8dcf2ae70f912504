import { card } from '@ettin/schema';

export default card({
  name: 'Breezekeeper',
  manaCost: '{3}{U}',
  types: ['creature'],
  subtypes: ['Djinn'],
  power: 4,
  toughness: 4,
  keywords: ['flying', 'phasing'],
});
