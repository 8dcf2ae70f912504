import { card } from '@ettin/schema';

export default card({
  name: 'Volcanic Geyser',
  manaCost: '{X}{R}{R}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'any', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: 'X' }],
    },
  ],
});
