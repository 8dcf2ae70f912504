import { card } from '@ettin/schema';

export default card({
  name: 'Grim Affliction',
  manaCost: '{2}{B}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        { do: 'addCounters', what: { target: 'creature' }, kind: '-1/-1', count: 1 },
        { do: 'proliferate' },
      ],
    },
  ],
});
