import { card } from '@ettin/schema';

export default card({
  name: 'Brazen Freebooter',
  manaCost: '{3}{R}',
  types: ['creature'],
  subtypes: ['Human', 'Pirate'],
  power: 3,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'createToken', who: 'you', token: 'treasure' }],
    },
  ],
});
