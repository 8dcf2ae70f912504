import { card } from '@ettin/schema';

export default card({
  name: 'Unsummon',
  manaCost: '{U}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'move', what: { target: 'creature' }, to: 'hand' }],
    },
  ],
});
