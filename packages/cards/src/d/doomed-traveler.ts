import { card } from '@ettin/schema';

export default card({
  name: 'Doomed Traveler',
  manaCost: '{W}',
  types: ['creature'],
  subtypes: ['Human', 'Soldier'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'dies', what: 'self' },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: {
            colors: ['W'],
            types: ['creature'],
            subtypes: ['Spirit'],
            power: 1,
            toughness: 1,
            keywords: ['flying'],
          },
        },
      ],
    },
  ],
});
