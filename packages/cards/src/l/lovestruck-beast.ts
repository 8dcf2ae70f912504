import { card } from '@ettin/schema';

export default card({
  name: 'Lovestruck Beast',
  manaCost: '{2}{G}',
  types: ['creature'],
  subtypes: ['Beast', 'Noble'],
  power: 5,
  toughness: 5,
  abilities: [
    {
      kind: 'static',
      mods: [
        {
          mod: 'cantAttack',
          unless: {
            exists: {
              types: ['creature'],
              controller: 'you',
              power: { is: '=', than: 1 },
              toughness: { is: '=', than: 1 },
            },
          },
        },
      ],
    },
  ],
  layout: 'adventure',
  other: {
    name: "Heart's Desire",
    manaCost: '{G}',
    types: ['sorcery'],
    subtypes: ['Adventure'],
    abilities: [
      {
        kind: 'spell',
        effects: [
          {
            do: 'createToken',
            who: 'you',
            token: { colors: ['W'], types: ['creature'], subtypes: ['Human'], power: 1, toughness: 1 },
          },
        ],
      },
    ],
  },
});
