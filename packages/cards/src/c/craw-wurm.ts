import { card } from '@ettin/schema';

export default card({
  name: 'Craw Wurm',
  manaCost: '{4}{G}{G}',
  types: ['creature'],
  subtypes: ['Wurm'],
  power: 6,
  toughness: 4,
});
