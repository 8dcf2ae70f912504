import { card } from '@ettin/schema';

export default card({
  name: 'Mark of the Vampire',
  manaCost: '{3}{B}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ k: 'enchant', what: { object: { types: ['creature'] } } }],
  abilities: [
    {
      kind: 'static',
      affects: 'attached',
      mods: [
        { mod: 'pt', power: 2, toughness: 2 },
        { mod: 'gain', keywords: ['lifelink'] },
      ],
    },
  ],
});
