import { card } from '@ettin/schema';

export default card({
  name: 'Doom Blade',
  manaCost: '{1}{B}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'], notColors: ['B'] } } }],
      effects: [{ do: 'destroy', what: { target: 'creature' } }],
    },
  ],
});
