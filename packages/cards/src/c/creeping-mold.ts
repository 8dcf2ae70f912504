import { card } from '@ettin/schema';

export default card({
  name: 'Creeping Mold',
  manaCost: '{2}{G}{G}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'permanent', what: { object: { types: ['artifact', 'enchantment', 'land'] } } }],
      effects: [{ do: 'destroy', what: { target: 'permanent' } }],
    },
  ],
});
