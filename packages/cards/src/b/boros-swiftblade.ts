import { card } from '@ettin/schema';

export default card({
  name: 'Boros Swiftblade',
  manaCost: '{R}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Soldier'],
  power: 1,
  toughness: 2,
  keywords: ['doubleStrike'],
});
