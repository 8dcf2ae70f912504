import { card } from '@ettin/schema';

export default card({
  name: 'Reality Shift',
  manaCost: '{1}{U}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        { do: 'exile', what: { target: 'creature' } },
        { do: 'manifest', who: { controllerOf: { target: 'creature' } } },
      ],
    },
  ],
});
