import { card } from '@ettin/schema';

export default card({
  name: 'Servant of Nefarox',
  manaCost: '{2}{B}',
  types: ['creature'],
  subtypes: ['Human', 'Cleric'],
  power: 3,
  toughness: 1,
  keywords: ['exalted'],
});
