import { card } from '@ettin/schema';

export default card({
  name: "Altar's Reap",
  manaCost: '{1}{B}',
  types: ['instant'],
  abilities: [{ kind: 'spell', effects: [{ do: 'draw', who: 'you', amount: 2 }] }],
  additionalCost: { sacrifice: { what: { types: ['creature'] } } },
});
