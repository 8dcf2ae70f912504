import { card } from '@ettin/schema';

export default card({
  name: 'Selesnya Charm',
  manaCost: '{G}{W}',
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
                mods: [
                  { mod: 'pt', power: 2, toughness: 2 },
                  { mod: 'gain', keywords: ['trample'] },
                ],
                duration: 'endOfTurn',
              },
            ],
          },
          {
            targets: [{ id: 'big', what: { object: { types: ['creature'], power: { is: '>=', than: 5 } } } }],
            effects: [{ do: 'exile', what: { target: 'big' } }],
          },
          {
            effects: [
              {
                do: 'createToken',
                who: 'you',
                token: {
                  colors: ['W'],
                  types: ['creature'],
                  subtypes: ['Knight'],
                  power: 2,
                  toughness: 2,
                  keywords: ['vigilance'],
                },
              },
            ],
          },
        ],
      },
    },
  ],
});
