import { card } from '@ettin/schema';

export default card({
  name: 'Vines of Vastwood',
  manaCost: '{G}',
  types: ['instant'],
  keywords: [{ k: 'kicker', costs: [{ mana: '{G}' }] }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [{ mod: 'cantBeTargeted', by: 'opponent' }],
          duration: 'endOfTurn',
        },
        {
          do: 'if',
          if: { cast: 'kicked' },
          then: [
            {
              do: 'apply',
              what: { target: 'creature' },
              mods: [{ mod: 'pt', power: 4, toughness: 4 }],
              duration: 'endOfTurn',
            },
          ],
        },
      ],
    },
  ],
});
