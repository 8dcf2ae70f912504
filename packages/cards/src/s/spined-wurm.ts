import { card } from '@ettin/schema';

export default card({
  name: 'Spined Wurm',
  manaCost: '{4}{G}',
  types: ['creature'],
  subtypes: ['Wurm'],
  power: 5,
  toughness: 4,
});
