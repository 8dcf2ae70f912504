import { card } from '@ettin/schema';

export default card({
  name: 'Firebreathing',
  manaCost: '{R}',
  types: ['enchantment'],
  subtypes: ['Aura'],
  keywords: [{ k: 'enchant', what: { object: { types: ['creature'] } } }],
  abilities: [
    {
      kind: 'activated',
      cost: { mana: '{R}' },
      effects: [
        {
          do: 'apply',
          what: 'attached',
          mods: [{ mod: 'pt', power: 1, toughness: 0 }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
