import { card } from '@ettin/schema';

export default card({
  name: 'Alaborn Grenadier',
  manaCost: '{W}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Soldier'],
  power: 2,
  toughness: 2,
  keywords: ['vigilance'],
});
