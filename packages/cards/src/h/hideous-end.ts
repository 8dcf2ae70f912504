import { card } from '@ettin/schema';

export default card({
  name: 'Hideous End',
  manaCost: '{1}{B}{B}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'], notColors: ['B'] } } }],
      effects: [
        { do: 'destroy', what: { target: 'creature' } },
        { do: 'loseLife', who: { controllerOf: { target: 'creature' } }, amount: 2 },
      ],
    },
  ],
});
