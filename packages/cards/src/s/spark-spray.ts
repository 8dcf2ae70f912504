import { card } from '@ettin/schema';

export default card({
  name: 'Spark Spray',
  manaCost: '{R}',
  types: ['instant'],
  keywords: [{ k: 'cycling', cost: { mana: '{R}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'any', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: 1 }],
    },
  ],
});
