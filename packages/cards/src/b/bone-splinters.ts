import { card } from '@ettin/schema';

export default card({
  name: 'Bone Splinters',
  manaCost: '{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'destroy', what: { target: 'creature' } }],
    },
  ],
  additionalCost: { sacrifice: { what: { types: ['creature'] } } },
});
