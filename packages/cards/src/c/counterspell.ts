import { card } from '@ettin/schema';

export default card({
  name: 'Counterspell',
  manaCost: '{U}{U}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'spell', what: { object: { zone: 'stack' } } }],
      effects: [{ do: 'counter', what: { target: 'spell' } }],
    },
  ],
});
