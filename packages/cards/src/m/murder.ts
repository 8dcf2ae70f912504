import { card } from '@ettin/schema';

export default card({
  name: 'Murder',
  manaCost: '{1}{B}{B}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'destroy', what: { target: 'creature' } }],
    },
  ],
});
