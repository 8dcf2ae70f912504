import { card } from '@ettin/schema';

export default card({
  name: 'Pia Nalaar',
  manaCost: '{2}{R}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Human', 'Artificer'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: {
            types: ['artifact', 'creature'],
            subtypes: ['Thopter'],
            power: 1,
            toughness: 1,
            keywords: ['flying'],
          },
        },
      ],
    },
    {
      kind: 'activated',
      cost: { mana: '{1}{R}' },
      targets: [{ id: 'creature', what: { object: { allTypes: ['artifact', 'creature'] } } }],
      effects: [
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'pt', power: 1, toughness: 0 }],
          duration: 'endOfTurn',
        },
      ],
    },
    {
      kind: 'activated',
      cost: { mana: '{1}', sacrifice: { what: { types: ['artifact'] } } },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        { do: 'apply', what: { target: 'creature' }, mods: [{ mod: 'cantBlock' }], duration: 'endOfTurn' },
      ],
    },
  ],
});
