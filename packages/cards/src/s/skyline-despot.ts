import { card } from '@ettin/schema';

export default card({
  name: 'Skyline Despot',
  manaCost: '{5}{R}{R}',
  types: ['creature'],
  subtypes: ['Dragon'],
  power: 5,
  toughness: 5,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'becomeMonarch', who: 'you' }],
    },
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'you' },
      if: { isMonarch: 'you' },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: {
            colors: ['R'],
            types: ['creature'],
            subtypes: ['Dragon'],
            power: 5,
            toughness: 5,
            keywords: ['flying'],
          },
        },
      ],
    },
  ],
});
