import { card } from '@ettin/schema';

export default card({
  name: 'Spirit Mantle',
  manaCost: '{1}{W}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ k: 'enchant', what: { object: { types: ['creature'] } } }],
  abilities: [
    {
      kind: 'static',
      affects: 'attached',
      mods: [
        { mod: 'pt', power: 1, toughness: 1 },
        { mod: 'gain', keywords: [{ k: 'protection', from: { types: ['creature'] } }] },
      ],
    },
  ],
});
