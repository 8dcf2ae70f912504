import { card } from '@ettin/schema';

export default card({
  name: 'Serum Visions',
  manaCost: '{U}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'draw', who: 'you', amount: 1 },
        { do: 'scry', who: 'you', amount: 2 },
      ],
    },
  ],
});
