import { card } from '@ettin/schema';

export default card({
  name: 'Volcanic Hammer',
  manaCost: '{1}{R}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'any', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: 3 }],
    },
  ],
});
