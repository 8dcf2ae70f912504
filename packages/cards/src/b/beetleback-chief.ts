import { card } from '@ettin/schema';

export default card({
  name: 'Beetleback Chief',
  manaCost: '{2}{R}{R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Warrior'],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['R'], types: ['creature'], subtypes: ['Goblin'], power: 1, toughness: 1 },
          count: 2,
        },
      ],
    },
  ],
});
