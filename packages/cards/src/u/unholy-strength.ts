import { card } from '@ettin/schema';

export default card({
  name: 'Unholy Strength',
  manaCost: '{B}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ k: 'enchant', what: { object: { types: ['creature'] } } }],
  abilities: [{ kind: 'static', affects: 'attached', mods: [{ mod: 'pt', power: 2, toughness: 1 }] }],
});
