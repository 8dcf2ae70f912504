import { card } from '@ettin/schema';

export default card({
  name: 'Nicol Bolas, Dragon-God',
  manaCost: '{U}{B}{B}{B}{R}',
  supertypes: ['legendary'],
  types: ['planeswalker'],
  subtypes: ['Bolas'],
  loyalty: 4,
  abilities: [
    { kind: 'static', mods: [{ mod: 'loyaltyAbilitiesOf', what: { types: ['planeswalker'], other: true } }] },
    {
      kind: 'activated',
      cost: { loyalty: 1 },
      effects: [
        { do: 'draw', who: 'you', amount: 1 },
        {
          do: 'choose',
          who: 'opponents',
          from: {
            zone: ['hand', 'battlefield'],
            anyOf: [
              { zone: 'hand', owner: 'thatPlayer' },
              { zone: 'battlefield', controller: 'thatPlayer' },
            ],
          },
          as: 'given',
        },
        { do: 'exile', what: { bound: 'given' } },
      ],
    },
    {
      kind: 'activated',
      cost: { loyalty: -3 },
      targets: [{ id: 'permanent', what: { object: { types: ['creature', 'planeswalker'] } } }],
      effects: [{ do: 'destroy', what: { target: 'permanent' } }],
    },
    {
      kind: 'activated',
      cost: { loyalty: -8 },
      effects: [
        {
          do: 'loseGame',
          who: {
            players: 'opponents',
            where: {
              not: {
                exists: {
                  types: ['creature', 'planeswalker'],
                  supertypes: ['legendary'],
                  controller: 'thatPlayer',
                },
              },
            },
          },
        },
      ],
    },
  ],
});
