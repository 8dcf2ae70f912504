import { card } from '@ettin/schema';

export default card({
  name: 'Tormenting Voice',
  manaCost: '{1}{R}',
  types: ['sorcery'],
  abilities: [{ kind: 'spell', effects: [{ do: 'draw', who: 'you', amount: 2 }] }],
  additionalCost: { discard: { count: 1 } },
});
