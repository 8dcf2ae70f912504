import { card } from '@ettin/schema';

export default card({
  name: 'Become Immense',
  manaCost: '{5}{G}',
  types: ['instant'],
  keywords: ['delve'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'pt', power: 6, toughness: 6 }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
