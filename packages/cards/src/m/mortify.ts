import { card } from '@ettin/schema';

export default card({
  name: 'Mortify',
  manaCost: '{1}{W}{B}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'permanent', what: { object: { types: ['creature', 'enchantment'] } } }],
      effects: [{ do: 'destroy', what: { target: 'permanent' } }],
    },
  ],
});
