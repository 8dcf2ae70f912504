import { card } from '@ettin/schema';

export default card({
  name: 'Zealous Persecution',
  manaCost: '{W}{B}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'apply',
          what: { each: { types: ['creature'], controller: 'you' } },
          mods: [{ mod: 'pt', power: 1, toughness: 1 }],
          duration: 'endOfTurn',
        },
        {
          do: 'apply',
          what: { each: { types: ['creature'], controller: 'opponent' } },
          mods: [{ mod: 'pt', power: -1, toughness: -1 }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
