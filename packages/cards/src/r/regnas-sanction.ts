import { card } from '@ettin/schema';

export default card({
  name: "Regna's Sanction",
  manaCost: '{3}{W}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'choosePlayer',
          from: 'eachPlayer',
          min: 0,
          max: { countPlayers: 'eachPlayer' },
          as: 'friends',
        },
        {
          do: 'addCounters',
          what: { each: { types: ['creature'], controller: { bound: 'friends' } } },
          kind: '+1/+1',
          count: 1,
        },
        {
          do: 'choose',
          who: { playersExcept: { bound: 'friends' } },
          from: { types: ['creature'], tapped: false, controller: 'thatPlayer' },
          as: 'kept',
        },
        {
          do: 'tap',
          what: {
            each: {
              types: ['creature'],
              controller: { playersExcept: { bound: 'friends' } },
              notAmong: { bound: 'kept' },
            },
          },
        },
      ],
    },
  ],
});
