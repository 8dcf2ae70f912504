import { card } from '@ettin/schema';

export default card({
  name: 'Smite the Monstrous',
  manaCost: '{3}{W}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'], power: { is: '>=', than: 4 } } } }],
      effects: [{ do: 'destroy', what: { target: 'creature' } }],
    },
  ],
});
