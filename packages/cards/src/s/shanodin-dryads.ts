import { card } from '@ettin/schema';

export default card({
  name: 'Shanodin Dryads',
  manaCost: '{G}',
  types: ['creature'],
  subtypes: ['Nymph', 'Dryad'],
  power: 1,
  toughness: 1,
  keywords: [{ k: 'landwalk', land: { subtypes: ['Forest'] } }],
});
