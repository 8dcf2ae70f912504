import { card } from '@ettin/schema';

export default card({
  name: 'Thrill of Possibility',
  manaCost: '{1}{R}',
  types: ['instant'],
  abilities: [{ kind: 'spell', effects: [{ do: 'draw', who: 'you', amount: 2 }] }],
  additionalCost: { discard: { count: 1 } },
});
