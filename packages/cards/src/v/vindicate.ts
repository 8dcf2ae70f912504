import { card } from '@ettin/schema';

export default card({
  name: 'Vindicate',
  manaCost: '{1}{W}{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'permanent', what: { object: {} } }],
      effects: [{ do: 'destroy', what: { target: 'permanent' } }],
    },
  ],
});
