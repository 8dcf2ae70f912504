import { card } from '@ettin/schema';

export default card({
  name: 'Containment Membrane',
  manaCost: '{2}{U}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [
    { k: 'surge', cost: { mana: '{U}' } },
    { k: 'enchant', what: { object: { types: ['creature'] } } },
  ],
  abilities: [{ kind: 'static', affects: 'attached', mods: [{ mod: 'doesntUntap' }] }],
});
