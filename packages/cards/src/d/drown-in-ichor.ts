import { card } from '@ettin/schema';

export default card({
  name: 'Drown in Ichor',
  manaCost: '{1}{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'pt', power: -4, toughness: -4 }],
          duration: 'endOfTurn',
        },
        { do: 'proliferate' },
      ],
    },
  ],
});
