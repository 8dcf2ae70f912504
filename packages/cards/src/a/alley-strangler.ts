import { card } from '@ettin/schema';

export default card({
  name: 'Alley Strangler',
  manaCost: '{2}{B}',
  types: ['creature'],
  subtypes: ['Aetherborn', 'Rogue'],
  power: 2,
  toughness: 3,
  keywords: ['menace'],
});
