import { card } from '@ettin/schema';

export default card({
  name: 'Giant Spider',
  manaCost: '{3}{G}',
  types: ['creature'],
  subtypes: ['Spider'],
  power: 2,
  toughness: 4,
  keywords: ['reach'],
});
