import { card } from '@ettin/schema';

export default card({
  name: 'Doom Foretold',
  manaCost: '{2}{W}{B}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'each' },
      effects: [
        {
          do: 'sacrifice',
          who: 'thatPlayer',
          what: { notTypes: ['land'], token: false },
          count: 1,
          as: 'sacrificed',
        },
        {
          do: 'if',
          if: { not: { did: 'sacrificed' } },
          then: [
            { do: 'discard', who: 'thatPlayer', amount: 1 },
            { do: 'loseLife', who: 'thatPlayer', amount: 2 },
            { do: 'draw', who: 'you', amount: 1 },
            { do: 'gainLife', who: 'you', amount: 2 },
            {
              do: 'createToken',
              who: 'you',
              token: {
                colors: ['W'],
                types: ['creature'],
                subtypes: ['Knight'],
                power: 2,
                toughness: 2,
                keywords: ['vigilance'],
              },
            },
            { do: 'sacrificeObject', what: 'self' },
          ],
        },
      ],
    },
  ],
});
