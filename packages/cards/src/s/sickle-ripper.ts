import { card } from '@ettin/schema';

export default card({
  name: 'Sickle Ripper',
  manaCost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Elemental', 'Warrior'],
  power: 2,
  toughness: 1,
  keywords: ['wither'],
});
