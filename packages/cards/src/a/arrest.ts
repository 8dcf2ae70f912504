import { card } from '@ettin/schema';

export default card({
  name: 'Arrest',
  manaCost: '{2}{W}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ k: 'enchant', what: { object: { types: ['creature'] } } }],
  abilities: [
    {
      kind: 'static',
      affects: 'attached',
      mods: [{ mod: 'cantAttack' }, { mod: 'cantBlock' }, { mod: 'cantActivate' }],
    },
  ],
});
