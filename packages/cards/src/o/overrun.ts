import { card } from '@ettin/schema';

export default card({
  name: 'Overrun',
  manaCost: '{2}{G}{G}{G}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'apply',
          what: { each: { types: ['creature'], controller: 'you' } },
          mods: [
            { mod: 'pt', power: 3, toughness: 3 },
            { mod: 'gain', keywords: ['trample'] },
          ],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
