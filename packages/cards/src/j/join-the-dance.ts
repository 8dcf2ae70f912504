import { card } from '@ettin/schema';

export default card({
  name: 'Join the Dance',
  manaCost: '{G}{W}',
  types: ['sorcery'],
  keywords: [{ k: 'flashback', cost: { mana: '{3}{G}{W}' } }],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['W'], types: ['creature'], subtypes: ['Human'], power: 1, toughness: 1 },
          count: 2,
        },
      ],
    },
  ],
});
