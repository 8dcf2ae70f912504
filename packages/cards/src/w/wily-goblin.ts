import { card } from '@ettin/schema';

export default card({
  name: 'Wily Goblin',
  manaCost: '{R}{R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Pirate'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'createToken', who: 'you', token: 'treasure' }],
    },
  ],
});
