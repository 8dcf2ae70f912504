import { card } from '@ettin/schema';

export default card({
  name: 'Grapeshot',
  manaCost: '{1}{R}',
  types: ['sorcery'],
  keywords: ['storm'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'target', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'target' }, amount: 1 }],
    },
  ],
});
