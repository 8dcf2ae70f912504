import { card } from '@ettin/schema';

export default card({
  name: 'Bedevil',
  manaCost: '{B}{B}{R}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'permanent', what: { object: { types: ['artifact', 'creature', 'planeswalker'] } } }],
      effects: [{ do: 'destroy', what: { target: 'permanent' } }],
    },
  ],
});
