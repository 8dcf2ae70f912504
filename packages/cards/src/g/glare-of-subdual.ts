import { card } from '@ettin/schema';

export default card({
  name: 'Glare of Subdual',
  manaCost: '{2}{G}{W}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'activated',
      cost: { tap: { what: { types: ['creature'] } } },
      targets: [{ id: 'permanent', what: { object: { types: ['artifact', 'creature'] } } }],
      effects: [{ do: 'tap', what: { target: 'permanent' } }],
    },
  ],
});
