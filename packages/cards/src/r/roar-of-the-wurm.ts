import { card } from '@ettin/schema';

export default card({
  name: 'Roar of the Wurm',
  manaCost: '{6}{G}',
  types: ['sorcery'],
  keywords: [{ k: 'flashback', cost: { mana: '{3}{G}' } }],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['G'], types: ['creature'], subtypes: ['Wurm'], power: 6, toughness: 6 },
        },
      ],
    },
  ],
});
