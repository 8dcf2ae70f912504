import { card } from '@ettin/schema';

export default card({
  name: "Kolaghan's Command",
  manaCost: '{1}{B}{R}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      modes: {
        min: 2,
        max: 2,
        options: [
          {
            targets: [
              { id: 'card', what: { object: { zone: 'graveyard', types: ['creature'], owner: 'you' } } },
            ],
            effects: [{ do: 'move', what: { target: 'card' }, to: 'hand' }],
          },
          {
            targets: [{ id: 'player', what: { player: 'any' } }],
            effects: [{ do: 'discard', who: { target: 'player' }, amount: 1 }],
          },
          {
            targets: [{ id: 'artifact', what: { object: { types: ['artifact'] } } }],
            effects: [{ do: 'destroy', what: { target: 'artifact' } }],
          },
          {
            targets: [{ id: 'any', what: { any: true } }],
            effects: [{ do: 'damage', to: { target: 'any' }, amount: 2 }],
          },
        ],
      },
    },
  ],
});
