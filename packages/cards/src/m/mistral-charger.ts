import { card } from '@ettin/schema';

export default card({
  name: 'Mistral Charger',
  manaCost: '{1}{W}',
  types: ['creature'],
  subtypes: ['Pegasus'],
  power: 2,
  toughness: 1,
  keywords: ['flying'],
});
