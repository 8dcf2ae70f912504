import { card } from '@ettin/schema';

export default card({
  name: 'Mutagenic Growth',
  manaCost: '{G/P}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'pt', power: 2, toughness: 2 }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
