import { card } from '@ettin/schema';

export default card({
  name: 'Reality Ripple',
  manaCost: '{1}{U}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'permanent', what: { object: { types: ['artifact', 'creature', 'land'] } } }],
      effects: [{ do: 'phaseOut', what: { target: 'permanent' } }],
    },
  ],
});
