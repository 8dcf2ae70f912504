import { card } from '@ettin/schema';

export default card({
  name: 'Out of Bounds',
  manaCost: '{3}{U}',
  types: ['instant'],
  keywords: ['assist'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'spell', what: { object: { zone: 'stack' } } }],
      effects: [{ do: 'counter', what: { target: 'spell' } }],
    },
  ],
});
