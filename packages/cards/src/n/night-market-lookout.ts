import { card } from '@ettin/schema';

export default card({
  name: 'Night Market Lookout',
  manaCost: '{B}',
  types: ['creature'],
  subtypes: ['Human', 'Rogue'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'tap', what: 'self' },
      effects: [
        { do: 'loseLife', who: 'opponents', amount: 1 },
        { do: 'gainLife', who: 'you', amount: 1 },
      ],
    },
  ],
});
