import { card } from '@ettin/schema';

export default card({
  name: "Kingpin's Pet",
  manaCost: '{1}{W}{B}',
  types: ['creature'],
  subtypes: ['Thrull'],
  power: 2,
  toughness: 2,
  keywords: ['flying', 'extort'],
});
