import { card } from '@ettin/schema';

export default card({
  name: 'Righteousness',
  manaCost: '{W}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'], blocking: true } } }],
      effects: [
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'pt', power: 7, toughness: 7 }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
