import { card } from '@ettin/schema';

export default card({
  name: "Virtus's Maneuver",
  manaCost: '{2}{B}',
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
          do: 'choose',
          who: { bound: 'friends' },
          from: { zone: 'graveyard', types: ['creature'], owner: 'thatPlayer' },
          as: 'returned',
        },
        { do: 'move', what: { bound: 'returned' }, to: 'hand' },
        {
          do: 'sacrifice',
          who: { playersExcept: { bound: 'friends' } },
          what: { types: ['creature'] },
          count: 1,
        },
      ],
    },
  ],
});
