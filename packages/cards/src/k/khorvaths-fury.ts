import { card } from '@ettin/schema';

export default card({
  name: "Khorvath's Fury",
  manaCost: '{4}{R}',
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
        { do: 'discard', who: { bound: 'friends' }, amount: 'hand', as: 'discarded' },
        {
          do: 'draw',
          who: { bound: 'friends' },
          amount: { sum: [{ result: 'discarded', of: 'thatPlayer' }, 1] },
        },
        { do: 'damage', to: { playersExcept: { bound: 'friends' } }, amount: { handSize: 'thatPlayer' } },
      ],
    },
  ],
});
