import { card } from '@ettin/schema';

export default card({
  name: 'Fencing Ace',
  manaCost: '{1}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Soldier'],
  power: 1,
  toughness: 1,
  keywords: ['doubleStrike'],
});
