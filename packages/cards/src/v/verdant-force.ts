import { card } from '@ettin/schema';

export default card({
  name: 'Verdant Force',
  manaCost: '{5}{G}{G}{G}',
  types: ['creature'],
  subtypes: ['Elemental'],
  power: 7,
  toughness: 7,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'each' },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['G'], types: ['creature'], subtypes: ['Saproling'], power: 1, toughness: 1 },
        },
      ],
    },
  ],
});
