import { card } from '@ettin/schema';

export default card({
  name: 'Fortified Rampart',
  manaCost: '{1}{W}',
  types: ['creature'],
  subtypes: ['Wall'],
  power: 0,
  toughness: 6,
  keywords: ['defender'],
});
