import { card } from '@ettin/schema';

export default card({
  name: 'Pitiless Plunderer',
  manaCost: '{3}{B}',
  types: ['creature'],
  subtypes: ['Human', 'Pirate'],
  power: 1,
  toughness: 4,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'dies', what: { types: ['creature'], controller: 'you', other: true } },
      effects: [{ do: 'createToken', who: 'you', token: 'treasure' }],
    },
  ],
});
