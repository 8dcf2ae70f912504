import { card } from '@ettin/schema';

export default card({
  name: 'Attended Knight',
  manaCost: '{2}{W}',
  types: ['creature'],
  subtypes: ['Human', 'Knight'],
  power: 2,
  toughness: 2,
  keywords: ['firstStrike'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['W'], types: ['creature'], subtypes: ['Soldier'], power: 1, toughness: 1 },
        },
      ],
    },
  ],
});
