import { card } from '@ettin/schema';

export default card({
  name: 'Brute Strength',
  manaCost: '{1}{R}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [
            { mod: 'pt', power: 3, toughness: 1 },
            { mod: 'gain', keywords: ['trample'] },
          ],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
