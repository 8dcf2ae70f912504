import { card } from '@ettin/schema';

export default card({
  name: 'Dregscape Zombie',
  manaCost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Zombie'],
  power: 2,
  toughness: 1,
  keywords: [{ k: 'unearth', cost: { mana: '{B}' } }],
});
