import { card } from '@ettin/schema';

export default card({
  name: 'Firebolt',
  manaCost: '{R}',
  types: ['sorcery'],
  keywords: [{ k: 'flashback', cost: { mana: '{4}{R}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'any', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: 2 }],
    },
  ],
});
