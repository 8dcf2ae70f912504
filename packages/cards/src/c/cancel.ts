import { card } from '@ettin/schema';

export default card({
  name: 'Cancel',
  manaCost: '{1}{U}{U}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'spell', what: { object: { zone: 'stack' } } }],
      effects: [{ do: 'counter', what: { target: 'spell' } }],
    },
  ],
});
