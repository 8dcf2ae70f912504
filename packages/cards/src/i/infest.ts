import { card } from '@ettin/schema';

export default card({
  name: 'Infest',
  manaCost: '{1}{B}{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'apply',
          what: { each: { types: ['creature'] } },
          mods: [{ mod: 'pt', power: -2, toughness: -2 }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
