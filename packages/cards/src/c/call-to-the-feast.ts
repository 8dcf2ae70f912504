import { card } from '@ettin/schema';

export default card({
  name: 'Call to the Feast',
  manaCost: '{2}{W}{B}',
  types: ['sorcery'],
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
            subtypes: ['Vampire'],
            power: 1,
            toughness: 1,
            keywords: ['lifelink'],
          },
          count: 3,
        },
      ],
    },
  ],
});
