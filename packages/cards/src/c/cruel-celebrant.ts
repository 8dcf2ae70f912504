import { card } from '@ettin/schema';

export default card({
  name: 'Cruel Celebrant',
  manaCost: '{W}{B}',
  types: ['creature'],
  subtypes: ['Vampire'],
  power: 1,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: [
        { on: 'dies', what: 'self' },
        { on: 'dies', what: { types: ['creature', 'planeswalker'], controller: 'you', other: true } },
      ],
      effects: [
        { do: 'loseLife', who: 'opponents', amount: 1 },
        { do: 'gainLife', who: 'you', amount: 1 },
      ],
    },
  ],
});
