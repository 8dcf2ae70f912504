import { card } from '@ettin/schema';

export default card({
  name: 'Consider',
  manaCost: '{U}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'surveil', who: 'you', amount: 1 },
        { do: 'draw', who: 'you', amount: 1 },
      ],
    },
  ],
});
