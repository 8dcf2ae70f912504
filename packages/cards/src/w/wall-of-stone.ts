import { card } from '@ettin/schema';

export default card({
  name: 'Wall of Stone',
  manaCost: '{1}{R}{R}',
  types: ['creature'],
  subtypes: ['Wall'],
  power: 0,
  toughness: 8,
  keywords: ['defender'],
});
