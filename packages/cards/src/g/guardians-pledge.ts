import { card } from '@ettin/schema';

export default card({
  name: "Guardians' Pledge",
  manaCost: '{1}{W}{W}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'apply',
          what: { each: { types: ['creature'], colors: ['W'], controller: 'you' } },
          mods: [{ mod: 'pt', power: 2, toughness: 2 }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
