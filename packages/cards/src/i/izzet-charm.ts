import { card } from '@ettin/schema';

export default card({
  name: 'Izzet Charm',
  manaCost: '{U}{R}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      modes: {
        min: 1,
        max: 1,
        options: [
          {
            targets: [{ id: 'spell', what: { object: { zone: 'stack', notTypes: ['creature'] } } }],
            effects: [
              {
                do: 'unlessPays',
                who: { controllerOf: { target: 'spell' } },
                cost: { mana: '{2}' },
                effects: [{ do: 'counter', what: { target: 'spell' } }],
              },
            ],
          },
          {
            targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
            effects: [{ do: 'damage', to: { target: 'creature' }, amount: 2 }],
          },
          {
            effects: [
              { do: 'draw', who: 'you', amount: 2 },
              { do: 'discard', who: 'you', amount: 2 },
            ],
          },
        ],
      },
    },
  ],
});
