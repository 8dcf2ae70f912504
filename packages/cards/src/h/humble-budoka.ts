import { card } from '@ettin/schema';

export default card({
  name: 'Humble Budoka',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Human', 'Monk'],
  power: 2,
  toughness: 2,
  keywords: ['shroud'],
});
