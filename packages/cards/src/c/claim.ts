import { card } from '@ettin/schema';

export default card({
  name: 'Claim',
  manaCost: '{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [
        {
          id: 'card',
          what: {
            object: {
              zone: 'graveyard',
              owner: 'you',
              types: ['creature'],
              manaValue: { is: '<=', than: 2 },
            },
          },
        },
      ],
      effects: [{ do: 'move', what: { target: 'card' }, to: 'battlefield' }],
    },
  ],
  layout: 'aftermath',
  other: {
    name: 'Fame',
    manaCost: '{1}{R}',
    types: ['sorcery'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
        effects: [
          {
            do: 'apply',
            what: { target: 'creature' },
            mods: [
              { mod: 'pt', power: 2, toughness: 0 },
              { mod: 'gain', keywords: ['haste'] },
            ],
            duration: 'endOfTurn',
          },
        ],
      },
    ],
  },
});
