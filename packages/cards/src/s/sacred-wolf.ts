import { card } from '@ettin/schema';

export default card({
  name: 'Sacred Wolf',
  manaCost: '{2}{G}',
  types: ['creature'],
  subtypes: ['Wolf'],
  power: 3,
  toughness: 1,
  keywords: ['hexproof'],
});
