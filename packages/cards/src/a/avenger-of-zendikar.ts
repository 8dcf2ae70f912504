import { card } from '@ettin/schema';

export default card({
  name: 'Avenger of Zendikar',
  manaCost: '{5}{G}{G}',
  types: ['creature'],
  subtypes: ['Elemental'],
  power: 5,
  toughness: 5,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['G'], types: ['creature'], subtypes: ['Plant'], power: 0, toughness: 1 },
          count: { count: { types: ['land'], controller: 'you' } },
        },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'enters', what: { types: ['land'], controller: 'you' } },
      effects: [
        {
          do: 'may',
          effects: [
            {
              do: 'addCounters',
              what: { each: { types: ['creature'], controller: 'you', subtypes: ['Plant'] } },
              kind: '+1/+1',
              count: 1,
            },
          ],
        },
      ],
    },
  ],
});
