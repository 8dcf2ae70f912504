import { card } from '@ettin/schema';

export default card({
  name: 'Lingering Souls',
  manaCost: '{2}{W}',
  types: ['sorcery'],
  keywords: [{ k: 'flashback', cost: { mana: '{1}{B}' } }],
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
            subtypes: ['Spirit'],
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
