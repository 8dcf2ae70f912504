import { card } from '@ettin/schema';

export default card({
  name: 'Strength of the Tajuru',
  manaCost: '{X}{G}{G}',
  types: ['instant'],
  keywords: [{ k: 'multikicker', cost: { mana: '{1}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [
        {
          id: 'creature',
          what: { object: { types: ['creature'] } },
          min: { sum: [1, { timesKicked: true }] },
          max: { sum: [1, { timesKicked: true }] },
        },
      ],
      effects: [{ do: 'addCounters', what: { target: 'creature' }, kind: '+1/+1', count: 'X' }],
    },
  ],
});
