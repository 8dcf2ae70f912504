import { card } from '@ettin/schema';

export default card({
  name: 'Shock',
  manaCost: '{R}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'any', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: 2 }],
    },
  ],
});
