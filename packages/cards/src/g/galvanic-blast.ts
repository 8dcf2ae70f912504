import { card } from '@ettin/schema';

export default card({
  name: 'Galvanic Blast',
  manaCost: '{R}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'target', what: { any: true } }],
      effects: [
        {
          do: 'if',
          if: { compare: [{ count: { types: ['artifact'], controller: 'you' } }, '>=', 3] },
          then: [{ do: 'damage', to: { target: 'target' }, amount: 4 }],
          else: [{ do: 'damage', to: { target: 'target' }, amount: 2 }],
        },
      ],
    },
  ],
});
