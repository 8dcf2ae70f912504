import { card } from '@ettin/schema';

export default card({
  name: 'Goblin Bombardment',
  manaCost: '{1}{R}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'activated',
      cost: { sacrifice: { what: { types: ['creature'] } } },
      targets: [{ id: 'any', what: { any: true } }],
      effects: [{ do: 'damage', to: { target: 'any' }, amount: 1 }],
    },
  ],
});
