import { card } from '@ettin/schema';

export default card({
  name: "Chainer's Torment",
  manaCost: '{3}{B}',
  types: ['enchantment'],
  subtypes: ['Saga'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [1, 2] },
      effects: [
        { do: 'damage', to: 'opponents', amount: 2 },
        { do: 'gainLife', who: 'you', amount: 2 },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'chapter', numbers: [3] },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: {
            colors: ['B'],
            types: ['creature'],
            subtypes: ['Nightmare', 'Horror'],
            power: { divide: { lifeOf: 'you' }, by: 2, round: 'up' },
            toughness: { divide: { lifeOf: 'you' }, by: 2, round: 'up' },
          },
          as: 'horror',
        },
        {
          do: 'damage',
          from: { bound: 'horror' },
          to: 'you',
          amount: { divide: { lifeOf: 'you' }, by: 2, round: 'up' },
        },
      ],
    },
  ],
  layout: 'saga',
});
