import { card } from '@ettin/schema';

export default card({
  name: 'Siege-Gang Commander',
  manaCost: '{3}{R}{R}',
  types: ['creature'],
  subtypes: ['Goblin'],
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
          count: 3,
        },
      ],
    },
    {
      kind: 'activated',
      cost: { mana: '{1}{R}', sacrifice: { what: { subtypes: ['Goblin'] } } },
      targets: [{ id: 'any', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: 2 }],
    },
  ],
});
