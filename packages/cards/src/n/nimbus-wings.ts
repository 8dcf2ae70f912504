import { card } from '@ettin/schema';

export default card({
  name: 'Nimbus Wings',
  manaCost: '{1}{W}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ k: 'enchant', what: { object: { types: ['creature'] } } }],
  abilities: [
    {
      kind: 'static',
      affects: 'attached',
      mods: [
        { mod: 'pt', power: 1, toughness: 2 },
        { mod: 'gain', keywords: ['flying'] },
      ],
    },
  ],
});
