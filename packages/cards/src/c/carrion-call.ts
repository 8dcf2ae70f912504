import { card } from '@ettin/schema';

export default card({
  name: 'Carrion Call',
  manaCost: '{3}{G}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: {
            colors: ['G'],
            types: ['creature'],
            subtypes: ['Phyrexian', 'Insect'],
            power: 1,
            toughness: 1,
            keywords: ['infect'],
          },
          count: 2,
        },
      ],
    },
  ],
});
