import { card } from '@ettin/schema';

export default card({
  name: 'Divine Verdict',
  manaCost: '{3}{W}',
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
});
