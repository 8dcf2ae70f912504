import { card } from '@ettin/schema';

export default card({
  name: 'Plague Stinger',
  manaCost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Phyrexian', 'Insect', 'Horror'],
  power: 1,
  toughness: 1,
  keywords: ['flying', 'infect'],
});
