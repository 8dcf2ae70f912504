import { card } from '@ettin/schema';

export default card({
  name: 'Empty the Warrens',
  manaCost: '{3}{R}',
  types: ['sorcery'],
  keywords: ['storm'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: { colors: ['R'], types: ['creature'], subtypes: ['Goblin'], power: 1, toughness: 1 },
          count: 2,
        },
      ],
    },
  ],
});
