import { card } from '@ettin/schema';

export default card({
  name: 'Wolfbriar Elemental',
  manaCost: '{2}{G}{G}',
  types: ['creature'],
  subtypes: ['Elemental'],
  power: 4,
  toughness: 4,
  keywords: [{ k: 'multikicker', cost: { mana: '{G}' } }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['G'], types: ['creature'], subtypes: ['Wolf'], power: 2, toughness: 2 },
          count: { timesKicked: true },
        },
      ],
    },
  ],
});
