import { card } from '@ettin/schema';

export default card({
  name: 'Overwhelm',
  manaCost: '{5}{G}{G}',
  types: ['sorcery'],
  keywords: ['convoke'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'apply',
          what: { each: { types: ['creature'], controller: 'you' } },
          mods: [{ mod: 'pt', power: 3, toughness: 3 }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
