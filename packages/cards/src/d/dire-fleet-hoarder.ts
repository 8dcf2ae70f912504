import { card } from '@ettin/schema';

export default card({
  name: 'Dire Fleet Hoarder',
  manaCost: '{1}{B}',
  types: ['creature'],
  subtypes: ['Human', 'Pirate'],
  power: 2,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'dies', what: 'self' },
      effects: [{ do: 'createToken', who: 'you', token: 'treasure' }],
    },
  ],
});
