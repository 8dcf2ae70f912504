import { card } from '@ettin/schema';

export default card({
  name: 'Fire',
  manaCost: '{1}{R}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'targets', what: { any: true }, min: 1, max: 2, divide: 2 }],
      effects: [{ do: 'damageDivided', targets: 'targets' }],
    },
  ],
  layout: 'split',
  other: {
    name: 'Ice',
    manaCost: '{1}{U}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ id: 'permanent', what: { object: {} } }],
        effects: [
          { do: 'tap', what: { target: 'permanent' } },
          { do: 'draw', who: 'you', amount: 1 },
        ],
      },
    ],
  },
});
