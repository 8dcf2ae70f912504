import { card } from '@ettin/schema';

export default card({
  name: 'Aven Squire',
  manaCost: '{1}{W}',
  types: ['creature'],
  subtypes: ['Bird', 'Soldier'],
  power: 1,
  toughness: 1,
  keywords: ['flying', 'exalted'],
});
