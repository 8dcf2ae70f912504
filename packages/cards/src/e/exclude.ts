import { card } from '@ettin/schema';

export default card({
  name: 'Exclude',
  manaCost: '{2}{U}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'spell', what: { object: { zone: 'stack', types: ['creature'] } } }],
      effects: [
        { do: 'counter', what: { target: 'spell' } },
        { do: 'draw', who: 'you', amount: 1 },
      ],
    },
  ],
});
