import { card } from '@ettin/schema';

export default card({
  name: 'Act of Treason',
  manaCost: '{2}{R}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        { do: 'gainControl', what: { target: 'creature' }, duration: 'endOfTurn' },
        { do: 'untap', what: { target: 'creature' } },
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'gain', keywords: ['haste'] }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
