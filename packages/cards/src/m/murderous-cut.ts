import { card } from '@ettin/schema';

export default card({
  name: 'Murderous Cut',
  manaCost: '{4}{B}',
  types: ['instant'],
  keywords: ['delve'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'destroy', what: { target: 'creature' } }],
    },
  ],
});
