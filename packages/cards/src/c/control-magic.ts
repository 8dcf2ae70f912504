import { card } from '@ettin/schema';

export default card({
  name: 'Control Magic',
  manaCost: '{2}{U}{U}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ k: 'enchant', what: { object: { types: ['creature'] } } }],
  abilities: [{ kind: 'static', affects: 'attached', mods: [{ mod: 'control', by: 'you' }] }],
});
