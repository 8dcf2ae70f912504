import { card } from '@ettin/schema';

export default card({
  name: 'Vigilant Baloth',
  manaCost: '{3}{G}{G}',
  types: ['creature'],
  subtypes: ['Beast'],
  power: 5,
  toughness: 5,
  keywords: ['vigilance'],
});
