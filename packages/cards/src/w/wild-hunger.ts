import { card } from '@ettin/schema';

export default card({
  name: 'Wild Hunger',
  manaCost: '{2}{G}',
  types: ['instant'],
  keywords: [{ k: 'flashback', cost: { mana: '{3}{R}' } }],
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
