import { card } from '@ettin/schema';

export default card({
  name: 'Heroic Intervention',
  manaCost: '{1}{G}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'apply',
          what: { each: { controller: 'you' } },
          mods: [{ mod: 'gain', keywords: ['hexproof', 'indestructible'] }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
