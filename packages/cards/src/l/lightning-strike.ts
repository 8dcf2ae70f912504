import { card } from '@ettin/schema';

export default card({
  name: 'Lightning Strike',
  manaCost: '{1}{R}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'any', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: 3 }],
    },
  ],
});
