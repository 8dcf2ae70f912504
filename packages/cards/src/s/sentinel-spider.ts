import { card } from '@ettin/schema';

export default card({
  name: 'Sentinel Spider',
  manaCost: '{3}{G}{G}',
  types: ['creature'],
  subtypes: ['Spider'],
  power: 4,
  toughness: 4,
  keywords: ['vigilance', 'reach'],
});
