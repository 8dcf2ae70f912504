import { card } from '@ettin/schema';

export default card({
  name: 'Holy Strength',
  manaCost: '{W}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ k: 'enchant', what: { object: { types: ['creature'] } } }],
  abilities: [{ kind: 'static', affects: 'attached', mods: [{ mod: 'pt', power: 1, toughness: 2 }] }],
});
