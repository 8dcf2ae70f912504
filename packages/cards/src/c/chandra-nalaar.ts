import { card } from '@ettin/schema';

export default card({
  name: 'Chandra Nalaar',
  manaCost: '{3}{R}{R}',
  supertypes: ['legendary'],
  types: ['planeswalker'],
  subtypes: ['Chandra'],
  loyalty: 6,
  abilities: [
    {
      kind: 'activated',
      cost: { loyalty: 1 },
      targets: [{ id: 'whom', what: { object: { types: ['planeswalker'] }, player: 'any' } }],
      effects: [{ do: 'damage', to: { target: 'whom' }, amount: 1 }],
    },
    {
      kind: 'activated',
      cost: { loyalty: 'minusX' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'damage', to: { target: 'creature' }, amount: 'X' }],
    },
    {
      kind: 'activated',
      cost: { loyalty: -8 },
      targets: [{ id: 'whom', what: { object: { types: ['planeswalker'] }, player: 'any' } }],
      effects: [
        {
          do: 'damage',
          to: [
            { target: 'whom' },
            {
              each: {
                types: ['creature'],
                anyOf: [
                  { controller: { target: 'whom' } },
                  { controller: { controllerOf: { target: 'whom' } } },
                ],
              },
            },
          ],
          amount: 10,
        },
      ],
    },
  ],
});
