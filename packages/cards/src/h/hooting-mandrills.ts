import { card } from '@ettin/schema';

export default card({
  name: 'Hooting Mandrills',
  manaCost: '{5}{G}',
  types: ['creature'],
  subtypes: ['Ape'],
  power: 4,
  toughness: 4,
  keywords: ['delve', 'trample'],
});
