import { card } from '@ettin/schema';

export default card({
  name: 'Skyhunter Skirmisher',
  manaCost: '{1}{W}{W}',
  types: ['creature'],
  subtypes: ['Cat', 'Knight'],
  power: 1,
  toughness: 1,
  keywords: ['flying', 'doubleStrike'],
});
