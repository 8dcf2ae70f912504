import { card } from '@ettin/schema';

export default card({
  name: 'Boros Charm',
  manaCost: '{R}{W}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      modes: {
        min: 1,
        max: 1,
        options: [
          {
            targets: [{ id: 'whom', what: { object: { types: ['planeswalker'] }, player: 'any' } }],
            effects: [{ do: 'damage', to: { target: 'whom' }, amount: 4 }],
          },
          {
            effects: [
              {
                do: 'apply',
                what: { each: { controller: 'you' } },
                mods: [{ mod: 'gain', keywords: ['indestructible'] }],
                duration: 'endOfTurn',
              },
            ],
          },
          {
            targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
            effects: [
              {
                do: 'apply',
                what: { target: 'creature' },
                mods: [{ mod: 'gain', keywords: ['doubleStrike'] }],
                duration: 'endOfTurn',
              },
            ],
          },
        ],
      },
    },
  ],
});
