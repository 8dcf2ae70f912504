import { card } from '@ettin/schema';

export default card({
  name: 'Final Payment',
  manaCost: '{W}{B}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'destroy', what: { target: 'creature' } }],
    },
  ],
  additionalCost: {
    anyOf: [{ payLife: 5 }, { sacrifice: { what: { types: ['creature', 'enchantment'] } } }],
  },
});
