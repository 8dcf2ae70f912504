import { card } from '@ettin/schema';

export default card({
  name: 'Corrupted Resolve',
  manaCost: '{1}{U}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'spell', what: { object: { zone: 'stack' } } }],
      effects: [
        {
          do: 'if',
          if: { compare: [{ playerCounters: 'poison', of: { controllerOf: { target: 'spell' } } }, '>=', 1] },
          then: [{ do: 'counter', what: { target: 'spell' } }],
        },
      ],
    },
  ],
});
