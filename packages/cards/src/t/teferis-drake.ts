import { card } from '@ettin/schema';

export default card({
  name: "Teferi's Drake",
  manaCost: '{2}{U}',
  types: ['creature'],
  subtypes: ['Drake'],
  power: 3,
  toughness: 2,
  keywords: ['flying', 'phasing'],
});
