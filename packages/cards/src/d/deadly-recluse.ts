import { card } from '@ettin/schema';

export default card({
  name: 'Deadly Recluse',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Spider'],
  power: 1,
  toughness: 2,
  keywords: ['reach', 'deathtouch'],
});
