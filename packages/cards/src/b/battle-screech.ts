import { card } from '@ettin/schema';

export default card({
  name: 'Battle Screech',
  manaCost: '{2}{W}{W}',
  types: ['sorcery'],
  keywords: [{ k: 'flashback', cost: { tap: { what: { types: ['creature'], colors: ['W'] }, count: 3 } } }],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: {
            colors: ['W'],
            types: ['creature'],
            subtypes: ['Bird'],
            power: 1,
            toughness: 1,
            keywords: ['flying'],
          },
          count: 2,
        },
      ],
    },
  ],
});
