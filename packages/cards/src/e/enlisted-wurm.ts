import { card } from '@ettin/schema';

export default card({
  name: 'Enlisted Wurm',
  manaCost: '{4}{G}{W}',
  types: ['creature'],
  subtypes: ['Wurm'],
  power: 5,
  toughness: 5,
  keywords: ['cascade'],
});
