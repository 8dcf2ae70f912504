import { card } from '@ettin/schema';

export default card({
  name: 'Memory Lapse',
  manaCost: '{1}{U}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'spell', what: { object: { zone: 'stack' } } }],
      effects: [{ do: 'counter', what: { target: 'spell' }, to: 'library', position: 'top' }],
    },
  ],
});
