import { card } from '@ettin/schema';

export default card({
  name: 'Disciple of Bolas',
  manaCost: '{3}{B}',
  types: ['creature'],
  subtypes: ['Human', 'Wizard'],
  power: 2,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        {
          do: 'sacrifice',
          who: 'you',
          what: { types: ['creature'], other: true },
          count: 1,
          as: 'sacrificed',
        },
        { do: 'gainLife', who: 'you', amount: { powerOf: { bound: 'sacrificed' } } },
        { do: 'draw', who: 'you', amount: { powerOf: { bound: 'sacrificed' } } },
      ],
    },
  ],
});
