import { card } from '@ettin/schema';

export default card({
  name: 'Bastion of Remembrance',
  manaCost: '{2}{B}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: {
            colors: ['W'],
            types: ['creature'],
            subtypes: ['Human', 'Soldier'],
            power: 1,
            toughness: 1,
          },
        },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'dies', what: { types: ['creature'], controller: 'you' } },
      effects: [
        { do: 'loseLife', who: 'opponents', amount: 1 },
        { do: 'gainLife', who: 'you', amount: 1 },
      ],
    },
  ],
});
