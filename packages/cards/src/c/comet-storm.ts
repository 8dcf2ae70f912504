import { card } from '@ettin/schema';

export default card({
  name: 'Comet Storm',
  manaCost: '{X}{R}{R}',
  types: ['instant'],
  keywords: [{ k: 'multikicker', cost: { mana: '{1}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [
        {
          id: 'any',
          what: { any: true },
          min: { sum: [1, { timesKicked: true }] },
          max: { sum: [1, { timesKicked: true }] },
        },
      ],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: 'X' }],
    },
  ],
});
