import { card } from '@ettin/schema';

export default card({
  name: 'Vampire Cutthroat',
  manaCost: '{B}',
  types: ['creature'],
  subtypes: ['Vampire', 'Rogue'],
  power: 1,
  toughness: 1,
  keywords: ['skulk', 'lifelink'],
});
