import { card } from '@ettin/schema';

export default card({
  name: "Kodama's Reach",
  manaCost: '{2}{G}',
  types: ['sorcery'],
  subtypes: ['Arcane'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'search',
          who: 'you',
          filter: { types: ['land'], supertypes: ['basic'] },
          max: 2,
          split: { count: 1, to: 'battlefield', tapped: true },
          to: 'hand',
          reveal: true,
        },
        { do: 'shuffle', who: 'you' },
      ],
    },
  ],
});
