import { card } from '@ettin/schema';

export default card({
  name: 'Beast Attack',
  manaCost: '{2}{G}{G}{G}',
  types: ['instant'],
  keywords: [{ k: 'flashback', cost: { mana: '{2}{G}{G}{G}' } }],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['G'], types: ['creature'], subtypes: ['Beast'], power: 4, toughness: 4 },
        },
      ],
    },
  ],
});
