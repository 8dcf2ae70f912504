import { card } from '@ettin/schema';

export default card({
  name: "Ranger's Guile",
  manaCost: '{G}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'], controller: 'you' } } }],
      effects: [
        {
          do: 'apply',
          what: { target: 'creature' },
          mods: [
            { mod: 'pt', power: 1, toughness: 1 },
            { mod: 'gain', keywords: ['hexproof'] },
          ],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
