import { card } from '@ettin/schema';

export default card({
  name: 'Unmake',
  manaCost: '{W/B}{W/B}{W/B}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'exile', what: { target: 'creature' } }],
    },
  ],
});
