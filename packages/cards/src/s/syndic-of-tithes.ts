import { card } from '@ettin/schema';

export default card({
  name: 'Syndic of Tithes',
  manaCost: '{1}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Cleric'],
  power: 2,
  toughness: 2,
  keywords: ['extort'],
});
