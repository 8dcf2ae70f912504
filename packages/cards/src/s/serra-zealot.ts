import { card } from '@ettin/schema';

export default card({
  name: 'Serra Zealot',
  manaCost: '{W}',
  types: ['creature'],
  subtypes: ['Human', 'Soldier'],
  power: 1,
  toughness: 1,
  keywords: ['firstStrike'],
});
