import { card } from '@ettin/schema';

export default card({
  name: 'Zulaport Cutthroat',
  manaCost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Human', 'Rogue', 'Ally'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'dies', what: { anyOf: [{ self: true }, { types: ['creature'], controller: 'you' }] } },
      effects: [
        { do: 'loseLife', who: 'opponents', amount: 1 },
        { do: 'gainLife', who: 'you', amount: 1 },
      ],
    },
  ],
});
