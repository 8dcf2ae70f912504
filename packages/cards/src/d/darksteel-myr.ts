import { card } from '@ettin/schema';

export default card({
  name: 'Darksteel Myr',
  manaCost: '{3}',
  types: ['artifact', 'creature'],
  subtypes: ['Myr'],
  power: 0,
  toughness: 1,
  keywords: ['indestructible'],
});
