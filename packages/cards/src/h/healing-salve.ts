import { card } from '@ettin/schema';

export default card({
  name: 'Healing Salve',
  manaCost: '{W}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      modes: {
        min: 1,
        max: 1,
        options: [
          {
            targets: [{ id: 'player', what: { player: 'any' } }],
            effects: [{ do: 'gainLife', who: { target: 'player' }, amount: 3 }],
          },
          {
            targets: [{ id: 'target', what: { any: true } }],
            effects: [{ do: 'preventDamage', to: { target: 'target' }, amount: 3, duration: 'endOfTurn' }],
          },
        ],
      },
    },
  ],
});
