import { card } from '@ettin/schema';

export default card({
  name: 'Disenchant',
  manaCost: '{1}{W}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'permanent', what: { object: { types: ['artifact', 'enchantment'] } } }],
      effects: [{ do: 'destroy', what: { target: 'permanent' } }],
    },
  ],
});
