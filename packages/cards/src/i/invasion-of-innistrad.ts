import { card } from '@ettin/schema';

export default card({
  name: 'Invasion of Innistrad',
  manaCost: '{2}{B}{B}',
  types: ['battle'],
  subtypes: ['Siege'],
  defense: 5,
  keywords: ['flash'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'], controller: 'opponent' } } }],
      effects: [
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'pt', power: -13, toughness: -13 }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
  layout: 'transform',
  other: {
    name: 'Deluge of the Dead',
    colors: ['B'],
    types: ['enchantment'],
    abilities: [
      {
        kind: 'triggered',
        when: { on: 'enters', what: 'self' },
        effects: [
          {
            do: 'createToken',
            who: 'you',
            token: { colors: ['B'], types: ['creature'], subtypes: ['Zombie'], power: 2, toughness: 2 },
            count: 2,
          },
        ],
      },
      {
        kind: 'activated',
        cost: { mana: '{2}{B}' },
        targets: [{ id: 'card', what: { object: { zone: 'graveyard' } } }],
        effects: [
          { do: 'exile', what: { target: 'card' }, as: 'exiled' },
          {
            do: 'if',
            if: { object: { bound: 'exiled' }, is: { zone: 'exile', types: ['creature'] } },
            then: [
              {
                do: 'createToken',
                who: 'you',
                token: { colors: ['B'], types: ['creature'], subtypes: ['Zombie'], power: 2, toughness: 2 },
              },
            ],
          },
        ],
      },
    ],
  },
});
