import { card } from '@ettin/schema';

export default card({
  name: 'Searing Spear',
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
