import { card } from '@ettin/schema';

export default card({
  name: 'Slimefoot, the Stowaway',
  manaCost: '{1}{B}{G}',
  supertypes: ['legendary'],
  types: ['creature'],
  subtypes: ['Fungus'],
  power: 2,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'dies', what: { subtypes: ['Saproling'], controller: 'you' } },
      effects: [
        { do: 'damage', to: 'opponents', amount: 1 },
        { do: 'gainLife', who: 'you', amount: 1 },
      ],
    },
    {
      kind: 'activated',
      cost: { mana: '{4}' },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['G'], types: ['creature'], subtypes: ['Saproling'], power: 1, toughness: 1 },
        },
      ],
    },
  ],
});
