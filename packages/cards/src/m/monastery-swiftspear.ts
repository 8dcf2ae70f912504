import { card } from '@ettin/schema';

export default card({
  name: 'Monastery Swiftspear',
  manaCost: '{R}',
  types: ['creature'],
  subtypes: ['Human', 'Monk'],
  power: 1,
  toughness: 2,
  keywords: ['haste', 'prowess'],
});
