import { card } from '@ettin/schema';

export default card({
  name: 'Giant Growth',
  manaCost: '{G}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'pt', power: 3, toughness: 3 }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
