import { card } from '@ettin/schema';

export default card({
  name: 'Knight of Obligation',
  manaCost: '{3}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Knight'],
  power: 2,
  toughness: 4,
  keywords: ['vigilance', 'extort'],
});
