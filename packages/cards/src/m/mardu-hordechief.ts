import { card } from '@ettin/schema';

export default card({
  name: 'Mardu Hordechief',
  manaCost: '{2}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Warrior'],
  power: 2,
  toughness: 3,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      if: { compare: [{ tally: 'attackersDeclared', of: 'you' }, '>=', 1] },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['W'], types: ['creature'], subtypes: ['Warrior'], power: 1, toughness: 1 },
        },
      ],
    },
  ],
});
