import { card } from '@ettin/schema';

export default card({
  name: 'Rushwood Dryad',
  manaCost: '{1}{G}',
  types: ['creature'],
  subtypes: ['Dryad'],
  power: 2,
  toughness: 1,
  keywords: [{ k: 'landwalk', land: { subtypes: ['Forest'] } }],
});
