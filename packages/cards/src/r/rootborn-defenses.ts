import { card } from '@ettin/schema';

export default card({
  name: 'Rootborn Defenses',
  manaCost: '{2}{W}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        { do: 'populate' },
        {
          do: 'apply',
          what: { each: { types: ['creature'], controller: 'you' } },
          mods: [{ mod: 'gain', keywords: ['indestructible'] }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
