import { card } from '@ettin/schema';

export default card({
  name: 'Ajani, Strength of the Pride',
  manaCost: '{2}{W}{W}',
  supertypes: ['legendary'],
  types: ['planeswalker'],
  subtypes: ['Ajani'],
  loyalty: 5,
  abilities: [
    {
      kind: 'activated',
      cost: { loyalty: 1 },
      effects: [
        {
          do: 'gainLife',
          who: 'you',
          amount: {
            sum: [
              { count: { types: ['creature'], controller: 'you' } },
              { count: { types: ['planeswalker'], controller: 'you' } },
            ],
          },
        },
      ],
    },
    {
      kind: 'activated',
      cost: { loyalty: -2 },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: {
            name: "Ajani's Pridemate",
            colors: ['W'],
            types: ['creature'],
            subtypes: ['Cat', 'Soldier'],
            power: 2,
            toughness: 2,
            abilities: [
              {
                kind: 'triggered',
                when: { on: 'gainLife', who: 'you' },
                effects: [{ do: 'addCounters', what: 'self', kind: '+1/+1', count: 1 }],
              },
            ],
          },
        },
      ],
    },
    {
      kind: 'activated',
      cost: { loyalty: 0 },
      effects: [
        {
          do: 'if',
          if: { compare: [{ lifeOf: 'you' }, '>=', { sum: [{ startingLife: true }, 15] }] },
          then: [
            {
              do: 'exile',
              what: {
                each: {
                  anyOf: [{ self: true }, { types: ['artifact', 'creature'], controller: 'opponent' }],
                },
              },
            },
          ],
        },
      ],
    },
  ],
});
