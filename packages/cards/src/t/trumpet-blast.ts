import { card } from '@ettin/schema';

export default card({
  name: 'Trumpet Blast',
  manaCost: '{2}{R}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'apply',
          what: { each: { types: ['creature'], attacking: true } },
          mods: [{ mod: 'pt', power: 2, toughness: 0 }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
