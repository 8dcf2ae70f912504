import { card } from '@ettin/schema';

export default card({
  name: 'Bladebrand',
  manaCost: '{1}{B}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'gain', keywords: ['deathtouch'] }],
          duration: 'endOfTurn',
        },
        { do: 'draw', who: 'you', amount: 1 },
      ],
    },
  ],
});
