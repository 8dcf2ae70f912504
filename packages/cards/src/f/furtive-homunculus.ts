import { card } from '@ettin/schema';

export default card({
  name: 'Furtive Homunculus',
  manaCost: '{1}{U}',
  types: ['creature'],
  subtypes: ['Homunculus'],
  power: 2,
  toughness: 1,
  keywords: ['skulk'],
});
