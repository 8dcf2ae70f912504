import { card } from '@ettin/schema';

export default card({
  name: 'Sorin, Lord of Innistrad',
  manaCost: '{2}{W}{B}',
  supertypes: ['legendary'],
  types: ['planeswalker'],
  subtypes: ['Sorin'],
  loyalty: 3,
  abilities: [
    {
      kind: 'activated',
      cost: { loyalty: 1 },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: {
            colors: ['B'],
            types: ['creature'],
            subtypes: ['Vampire'],
            power: 1,
            toughness: 1,
            keywords: ['lifelink'],
          },
        },
      ],
    },
    {
      kind: 'activated',
      cost: { loyalty: -2 },
      effects: [
        {
          do: 'emblem',
          abilities: [
            {
              kind: 'static',
              affects: { each: { types: ['creature'], controller: 'you' } },
              mods: [{ mod: 'pt', power: 1, toughness: 0 }],
            },
          ],
        },
      ],
    },
    {
      kind: 'activated',
      cost: { loyalty: -6 },
      targets: [
        {
          id: 'doomed',
          what: { object: { anyOf: [{ types: ['creature'] }, { types: ['planeswalker'], other: true }] } },
          min: 0,
          max: 3,
        },
      ],
      effects: [
        { do: 'destroy', what: { target: 'doomed' }, as: 'dead' },
        { do: 'move', what: { bound: 'dead' }, to: 'battlefield', under: 'you' },
      ],
    },
  ],
});
