import { card } from '@ettin/schema';

export default card({
  name: "Zndrsplt's Judgment",
  manaCost: '{4}{U}',
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
          from: { types: ['creature'], controller: 'thatPlayer' },
          as: 'models',
        },
        {
          do: 'forEachObject',
          what: { bound: 'models' },
          effects: [{ do: 'createCopy', who: { controllerOf: 'it' }, of: 'it' }],
        },
        {
          do: 'choose',
          who: { playersExcept: { bound: 'friends' } },
          from: { types: ['creature'], controller: 'thatPlayer' },
          as: 'returned',
        },
        { do: 'move', what: { bound: 'returned' }, to: 'hand' },
      ],
    },
  ],
});
