import { card } from '@ettin/schema';

export default card({
  name: 'Blastoderm',
  manaCost: '{2}{G}{G}',
  types: ['creature'],
  subtypes: ['Beast'],
  power: 5,
  toughness: 5,
  keywords: ['shroud', { k: 'fading', n: 3 }],
});
