import { card } from '@ettin/schema';

export default card({
  name: 'Trusty Companion',
  manaCost: '{1}{W}',
  types: ['creature'],
  subtypes: ['Hyena'],
  power: 3,
  toughness: 2,
  keywords: ['vigilance'],
  abilities: [{ kind: 'static', mods: [{ mod: 'cantAttackAlone' }] }],
});
