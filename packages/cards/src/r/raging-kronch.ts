import { card } from '@ettin/schema';

export default card({
  name: 'Raging Kronch',
  manaCost: '{2}{R}',
  types: ['creature'],
  subtypes: ['Beast'],
  power: 4,
  toughness: 3,
  abilities: [{ kind: 'static', mods: [{ mod: 'cantAttackAlone' }] }],
});
