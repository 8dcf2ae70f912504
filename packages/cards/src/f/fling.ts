import { card } from '@ettin/schema';

export default card({
  name: 'Fling',
  manaCost: '{1}{R}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'any', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: { powerOf: { bound: 'sacrificed' } } }],
    },
  ],
  additionalCost: { sacrifice: { what: { types: ['creature'] }, as: 'sacrificed' } },
});
