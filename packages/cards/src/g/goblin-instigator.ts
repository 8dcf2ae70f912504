import { card } from '@ettin/schema';

export default card({
  name: 'Goblin Instigator',
  manaCost: '{1}{R}',
  types: ['creature'],
  subtypes: ['Goblin', 'Rogue'],
  power: 1,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
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
