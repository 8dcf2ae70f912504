import { card } from '@ettin/schema';

export default card({
  name: 'Fiery Temper',
  manaCost: '{1}{R}{R}',
  types: ['instant'],
  keywords: [{ k: 'madness', cost: { mana: '{R}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'any', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: 3 }],
    },
  ],
});
