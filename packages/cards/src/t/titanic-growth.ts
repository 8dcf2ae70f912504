import { card } from '@ettin/schema';

export default card({
  name: 'Titanic Growth',
  manaCost: '{1}{G}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'pt', power: 4, toughness: 4 }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
