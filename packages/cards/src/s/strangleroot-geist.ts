import { card } from '@ettin/schema';

export default card({
  name: 'Strangleroot Geist',
  manaCost: '{G}{G}',
  types: ['creature'],
  subtypes: ['Spirit'],
  power: 2,
  toughness: 1,
  keywords: ['haste', 'undying'],
});
