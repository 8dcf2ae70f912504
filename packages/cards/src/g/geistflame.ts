import { card } from '@ettin/schema';

export default card({
  name: 'Geistflame',
  manaCost: '{R}',
  types: ['instant'],
  keywords: [{ k: 'flashback', cost: { mana: '{3}{R}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'any', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: 1 }],
    },
  ],
});
