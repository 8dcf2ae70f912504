import { card } from '@ettin/schema';

export default card({
  name: 'Pacifism',
  manaCost: '{1}{W}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ k: 'enchant', what: { object: { types: ['creature'] } } }],
  abilities: [{ kind: 'static', affects: 'attached', mods: [{ mod: 'cantAttack' }, { mod: 'cantBlock' }] }],
});
