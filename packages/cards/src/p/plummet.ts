import { card } from '@ettin/schema';

export default card({
  name: 'Plummet',
  manaCost: '{1}{G}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'], keyword: 'flying' } } }],
      effects: [{ do: 'destroy', what: { target: 'creature' } }],
    },
  ],
});
