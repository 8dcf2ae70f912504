import { card } from '@ettin/schema';

export default card({
  name: 'Skullport Merchant',
  manaCost: '{2}{B}',
  types: ['creature'],
  subtypes: ['Dwarf', 'Citizen'],
  power: 1,
  toughness: 4,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'createToken', who: 'you', token: 'treasure' }],
    },
    {
      kind: 'activated',
      cost: {
        mana: '{1}{B}',
        sacrifice: { what: { anyOf: [{ types: ['creature'], other: true }, { subtypes: ['Treasure'] }] } },
      },
      effects: [{ do: 'draw', who: 'you', amount: 1 }],
    },
  ],
});
