import { card } from '@ettin/schema';

export default card({
  name: "Pir's Whim",
  manaCost: '{3}{G}',
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
          do: 'forEachPlayer',
          who: { bound: 'friends' },
          effects: [
            {
              do: 'search',
              who: 'thatPlayer',
              filter: { types: ['land'] },
              max: 1,
              to: 'battlefield',
              tapped: true,
            },
            { do: 'shuffle', who: 'thatPlayer' },
          ],
        },
        {
          do: 'sacrifice',
          who: { playersExcept: { bound: 'friends' } },
          what: { types: ['artifact', 'enchantment'] },
          count: 1,
        },
      ],
    },
  ],
});
