import { card } from '@ettin/schema';

export default card({
  name: 'Wax',
  manaCost: '{G}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'pt', power: 2, toughness: 2 }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
  layout: 'split',
  other: {
    name: 'Wane',
    manaCost: '{W}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ id: 'enchantment', what: { object: { types: ['enchantment'] } } }],
        effects: [{ do: 'destroy', what: { target: 'enchantment' } }],
      },
    ],
  },
});
