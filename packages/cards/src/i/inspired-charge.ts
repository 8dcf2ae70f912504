import { card } from '@ettin/schema';

export default card({
  name: 'Inspired Charge',
  manaCost: '{2}{W}{W}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'apply',
          what: { each: { types: ['creature'], controller: 'you' } },
          mods: [{ mod: 'pt', power: 2, toughness: 1 }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
