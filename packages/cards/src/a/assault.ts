import { card } from '@ettin/schema';

export default card({
  name: 'Assault',
  manaCost: '{R}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'target', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'target' }, amount: 2 }],
    },
  ],
  layout: 'split',
  other: {
    name: 'Battery',
    manaCost: '{3}{G}',
    types: ['sorcery'],
    abilities: [
      {
        kind: 'spell',
        effects: [
          {
            do: 'createToken',
            who: 'you',
            token: { colors: ['G'], types: ['creature'], subtypes: ['Elephant'], power: 3, toughness: 3 },
          },
        ],
      },
    ],
  },
});
