import { card } from '@ettin/schema';

export default card({
  name: 'Into the Roil',
  manaCost: '{1}{U}',
  types: ['instant'],
  keywords: [{ k: 'kicker', costs: [{ mana: '{1}{U}' }] }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'permanent', what: { object: { notTypes: ['land'] } } }],
      effects: [
        { do: 'move', what: { target: 'permanent' }, to: 'hand' },
        { do: 'if', if: { cast: 'kicked' }, then: [{ do: 'draw', who: 'you', amount: 1 }] },
      ],
    },
  ],
});
