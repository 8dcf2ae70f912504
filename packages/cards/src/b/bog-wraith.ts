import { card } from '@ettin/schema';

export default card({
  name: 'Bog Wraith',
  manaCost: '{3}{B}',
  types: ['creature'],
  subtypes: ['Wraith'],
  power: 3,
  toughness: 3,
  keywords: [{ k: 'landwalk', land: { subtypes: ['Swamp'] } }],
});
