import { card } from '@ettin/schema';

export default card({
  name: 'Negate',
  manaCost: '{1}{U}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'spell', what: { object: { zone: 'stack', notTypes: ['creature'] } } }],
      effects: [{ do: 'counter', what: { target: 'spell' } }],
    },
  ],
});
