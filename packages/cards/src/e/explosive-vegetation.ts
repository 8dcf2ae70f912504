import { card } from '@ettin/schema';

export default card({
  name: 'Explosive Vegetation',
  manaCost: '{3}{G}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'search',
          who: 'you',
          filter: { types: ['land'], supertypes: ['basic'] },
          max: 2,
          to: 'battlefield',
          tapped: true,
        },
        { do: 'shuffle', who: 'you' },
      ],
    },
  ],
});
