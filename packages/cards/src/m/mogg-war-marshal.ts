import { card } from '@ettin/schema';

export default card({
  name: 'Mogg War Marshal',
  manaCost: '{1}{R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Warrior'],
  power: 1,
  toughness: 1,
  keywords: [{ k: 'echo', cost: { mana: '{1}{R}' } }],
  abilities: [
    {
      kind: 'triggered',
      when: [
        { on: 'enters', what: 'self' },
        { on: 'dies', what: 'self' },
      ],
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['R'], types: ['creature'], subtypes: ['Goblin'], power: 1, toughness: 1 },
        },
      ],
    },
  ],
});
