import { card } from '@ettin/schema';

export default card({
  name: 'Vorapede',
  manaCost: '{2}{G}{G}{G}',
  types: ['creature'],
  subtypes: ['Insect'],
  power: 5,
  toughness: 4,
  keywords: ['vigilance', 'trample', 'undying'],
});
