import { card } from '@ettin/schema';

export default card({
  name: 'Biorhythm',
  manaCost: '{6}{G}{G}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'setLife',
          who: 'eachPlayer',
          to: { count: { types: ['creature'], controller: 'thatPlayer' } },
        },
      ],
    },
  ],
});
