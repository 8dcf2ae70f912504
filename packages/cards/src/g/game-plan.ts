import { card } from '@ettin/schema';

export default card({
  name: 'Game Plan',
  manaCost: '{5}{U}',
  types: ['sorcery'],
  keywords: ['assist'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'move',
          what: { each: { zone: ['hand', 'graveyard'], owner: 'eachPlayer' } },
          to: 'library',
          position: 'shuffled',
        },
        { do: 'draw', who: 'eachPlayer', amount: 7 },
        { do: 'exile', what: 'self' },
      ],
    },
  ],
});
