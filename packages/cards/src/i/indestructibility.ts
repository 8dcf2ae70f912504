import { card } from '@ettin/schema';

export default card({
  name: 'Indestructibility',
  manaCost: '{3}{W}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ k: 'enchant', what: { object: {} } }],
  abilities: [{ kind: 'static', affects: 'attached', mods: [{ mod: 'gain', keywords: ['indestructible'] }] }],
});
