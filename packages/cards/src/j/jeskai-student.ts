import { card } from '@ettin/schema';

export default card({
  name: 'Jeskai Student',
  manaCost: '{1}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Monk'],
  power: 1,
  toughness: 3,
  keywords: ['prowess'],
});
