import { card } from '@ettin/schema';

export default card({
  name: 'Essence Scatter',
  manaCost: '{1}{U}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'spell', what: { object: { zone: 'stack', types: ['creature'] } } }],
      effects: [{ do: 'counter', what: { target: 'spell' } }],
    },
  ],
});
