import { card } from '@ettin/schema';

export default card({
  name: 'Farm',
  manaCost: '{2}{W}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [
        {
          id: 'creature',
          what: { object: { types: ['creature'], anyOf: [{ attacking: true }, { blocking: true }] } },
        },
      ],
      effects: [{ do: 'destroy', what: { target: 'creature' } }],
    },
  ],
  layout: 'aftermath',
  other: {
    name: 'Market',
    manaCost: '{2}{U}',
    types: ['sorcery'],
    abilities: [
      {
        kind: 'spell',
        effects: [
          { do: 'draw', who: 'you', amount: 2 },
          { do: 'discard', who: 'you', amount: 2 },
        ],
      },
    ],
  },
});
