import { card } from '@ettin/schema';

export default card({
  name: 'Dispatch',
  manaCost: '{W}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        { do: 'tap', what: { target: 'creature' } },
        {
          do: 'if',
          if: { compare: [{ count: { types: ['artifact'], controller: 'you' } }, '>=', 3] },
          then: [{ do: 'exile', what: { target: 'creature' } }],
        },
      ],
    },
  ],
});
