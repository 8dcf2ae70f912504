import { card } from '@ettin/schema';

export default card({
  name: 'Stoke the Flames',
  manaCost: '{2}{R}{R}',
  types: ['instant'],
  keywords: ['convoke'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'target', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'target' }, amount: 4 }],
    },
  ],
});
