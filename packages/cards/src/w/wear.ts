import { card } from '@ettin/schema';

export default card({
  name: 'Wear',
  manaCost: '{1}{R}',
  types: ['instant'],
  keywords: ['fuse'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'artifact', what: { object: { types: ['artifact'] } } }],
      effects: [{ do: 'destroy', what: { target: 'artifact' } }],
    },
  ],
  layout: 'split',
  other: {
    name: 'Tear',
    manaCost: '{W}',
    types: ['instant'],
    keywords: ['fuse'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ id: 'enchantment', what: { object: { types: ['enchantment'] } } }],
        effects: [{ do: 'destroy', what: { target: 'enchantment' } }],
      },
    ],
  },
});
