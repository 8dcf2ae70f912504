import { card } from '@ettin/schema';

export default card({
  name: 'Zodiac Rabbit',
  manaCost: '{G}',
  types: ['creature'],
  subtypes: ['Rabbit'],
  power: 1,
  toughness: 1,
  keywords: [{ k: 'landwalk', land: { subtypes: ['Forest'] } }],
});
