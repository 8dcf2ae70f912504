import { card } from '@ettin/schema';

export default card({
  name: 'Doomed Dissenter',
  manaCost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Human'],
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
          token: { colors: ['B'], types: ['creature'], subtypes: ['Zombie'], power: 2, toughness: 2 },
        },
      ],
    },
  ],
});
