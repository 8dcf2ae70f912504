import { card } from '@ettin/schema';

export default card({
  name: 'Wind Drake',
  manaCost: '{2}{U}',
  types: ['creature'],
  subtypes: ['Drake'],
  power: 2,
  toughness: 2,
  keywords: ['flying'],
});
