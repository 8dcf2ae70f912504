import { card } from '@ettin/schema';

export default card({
  name: 'Burst Lightning',
  manaCost: '{R}',
  types: ['instant'],
  keywords: [{ k: 'kicker', costs: [{ mana: '{4}' }] }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'any', what: { any: true } }],
      effects: [
        {
          do: 'if',
          if: { cast: 'kicked' },
          then: [{ do: 'damage', to: { target: 'any' }, amount: 4 }],
          else: [{ do: 'damage', to: { target: 'any' }, amount: 2 }],
        },
      ],
    },
  ],
});
