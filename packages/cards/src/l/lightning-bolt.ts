import { card } from '@ettin/schema';

export default card({
  name: 'Lightning Bolt',
  manaCost: '{R}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'target', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'target' }, amount: 3 }],
    },
  ],
});
