import { card } from '@ettin/schema';

export default card({
  name: 'Basilica Bell-Haunt',
  manaCost: '{W}{W}{B}{B}',
  types: ['creature'],
  subtypes: ['Spirit'],
  power: 3,
  toughness: 4,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        { do: 'discard', who: 'opponents', amount: 1 },
        { do: 'gainLife', who: 'you', amount: 3 },
      ],
    },
  ],
});
