import { card } from '@ettin/schema';

export default card({
  name: 'Dragon Fodder',
  manaCost: '{1}{R}',
  types: ['sorcery'],
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
