import { card } from '@ettin/schema';

export default card({
  name: 'Undermine',
  manaCost: '{U}{U}{B}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'spell', what: { object: { zone: 'stack' } } }],
      effects: [
        { do: 'counter', what: { target: 'spell' } },
        { do: 'loseLife', who: { controllerOf: { target: 'spell' } }, amount: 3 },
      ],
    },
  ],
});
