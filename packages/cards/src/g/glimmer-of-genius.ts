import { card } from '@ettin/schema';

export default card({
  name: 'Glimmer of Genius',
  manaCost: '{3}{U}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'scry', who: 'you', amount: 2 },
        { do: 'draw', who: 'you', amount: 2 },
        { do: 'playerCounters', who: 'you', kind: 'energy', count: 2 },
      ],
    },
  ],
});
