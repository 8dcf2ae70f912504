import { card } from '@ettin/schema';

export default card({
  name: 'Loyal Pegasus',
  manaCost: '{W}',
  types: ['creature'],
  subtypes: ['Pegasus'],
  power: 2,
  toughness: 1,
  keywords: ['flying'],
  abilities: [{ kind: 'static', mods: [{ mod: 'cantAttackAlone' }, { mod: 'cantBlockAlone' }] }],
});
