import { card } from '@ettin/schema';

export default card({
  name: 'Big Score',
  manaCost: '{3}{R}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'draw', who: 'you', amount: 2 },
        { do: 'createToken', who: 'you', token: 'treasure', count: 2 },
      ],
    },
  ],
  additionalCost: { discard: { count: 1 } },
});
