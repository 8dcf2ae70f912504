import { card } from '@ettin/schema';

export default card({
  name: 'Benalish Knight',
  manaCost: '{2}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Knight'],
  power: 2,
  toughness: 2,
  keywords: ['flash', 'firstStrike'],
});
