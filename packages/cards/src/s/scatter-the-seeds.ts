import { card } from '@ettin/schema';

export default card({
  name: 'Scatter the Seeds',
  manaCost: '{3}{G}{G}',
  types: ['instant'],
  keywords: ['convoke'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['G'], types: ['creature'], subtypes: ['Saproling'], power: 1, toughness: 1 },
          count: 3,
        },
      ],
    },
  ],
});
