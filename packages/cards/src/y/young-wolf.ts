import { card } from '@ettin/schema';

export default card({
  name: 'Young Wolf',
  manaCost: '{G}',
  types: ['creature'],
  subtypes: ['Wolf'],
  power: 1,
  toughness: 1,
  keywords: ['undying'],
});
