import { card } from '@ettin/schema';

export default card({
  name: 'Akrasan Squire',
  manaCost: '{W}',
  types: ['creature'],
  subtypes: ['Human', 'Soldier'],
  power: 1,
  toughness: 1,
  keywords: ['exalted'],
});
