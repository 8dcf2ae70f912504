import { card } from '@ettin/schema';

export default card({
  name: 'Skewer the Critics',
  manaCost: '{2}{R}',
  types: ['sorcery'],
  keywords: [{ k: 'spectacle', cost: { mana: '{R}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'target', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'target' }, amount: 3 }],
    },
  ],
});
