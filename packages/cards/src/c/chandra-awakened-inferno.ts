import { card } from '@ettin/schema';

export default card({
  name: 'Chandra, Awakened Inferno',
  manaCost: '{4}{R}{R}',
  supertypes: ['legendary'],
  types: ['planeswalker'],
  subtypes: ['Chandra'],
  loyalty: 6,
  abilities: [
    { kind: 'static', from: ['stack'], mods: [{ mod: 'cantBeCountered' }] },
    {
      kind: 'activated',
      cost: { loyalty: 2 },
      effects: [
        {
          do: 'emblem',
          who: 'opponents',
          abilities: [
            {
              kind: 'triggered',
              when: { on: 'step', step: 'upkeep', whose: 'you' },
              effects: [{ do: 'damage', to: 'you', amount: 1 }],
            },
          ],
        },
      ],
    },
    {
      kind: 'activated',
      cost: { loyalty: -3 },
      effects: [
        { do: 'damage', to: { each: { types: ['creature'], notSubtypes: ['Elemental'] } }, amount: 3 },
      ],
    },
    {
      kind: 'activated',
      cost: { loyalty: 'minusX' },
      targets: [{ id: 'target', what: { object: { types: ['creature', 'planeswalker'] } } }],
      effects: [
        { do: 'damage', to: { target: 'target' }, amount: 'X', as: 'damaged' },
        {
          do: 'replacement',
          replacement: {
            kind: 'replacement',
            replaces: {
              event: 'move',
              what: { among: { bound: 'damaged' } },
              from: 'battlefield',
              to: 'graveyard',
            },
            with: [{ toZone: 'exile' }],
          },
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
