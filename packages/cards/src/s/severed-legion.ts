import { card } from '@ettin/schema';

export default card({
  name: 'Severed Legion',
  manaCost: '{1}{B}{B}',
  types: ['creature'],
  subtypes: ['Zombie'],
  power: 2,
  toughness: 2,
  keywords: ['fear'],
});
