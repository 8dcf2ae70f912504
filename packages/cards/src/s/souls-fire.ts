import { card } from '@ettin/schema';

export default card({
  name: "Soul's Fire",
  manaCost: '{2}{R}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [
        { id: 'creature', what: { object: { types: ['creature'], controller: 'you' } } },
        { id: 'any', what: { any: true } },
      ],
      effects: [
        {
          do: 'damage',
          to: { target: 'any' },
          amount: { powerOf: { target: 'creature' } },
          from: { target: 'creature' },
        },
      ],
    },
  ],
});
