import { card } from '@ettin/schema';

export default card({
  name: 'Valorous Stance',
  manaCost: '{1}{W}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      modes: {
        min: 1,
        max: 1,
        options: [
          {
            targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
            effects: [
              {
                do: 'apply',
                what: { target: 'creature' },
                mods: [{ mod: 'gain', keywords: ['indestructible'] }],
                duration: 'endOfTurn',
              },
            ],
          },
          {
            targets: [
              { id: 'tough', what: { object: { types: ['creature'], toughness: { is: '>=', than: 4 } } } },
            ],
            effects: [{ do: 'destroy', what: { target: 'tough' } }],
          },
        ],
      },
    },
  ],
});
