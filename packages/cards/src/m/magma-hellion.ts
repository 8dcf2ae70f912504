import { card } from '@ettin/schema';

export default card({
  name: 'Magma Hellion',
  manaCost: '{6}{R}',
  types: ['creature'],
  subtypes: ['Hellion'],
  power: 5,
  toughness: 4,
  keywords: ['assist', 'trample', 'haste'],
});
