import { card } from '@ettin/schema';

export default card({
  name: 'Overwhelming Stampede',
  manaCost: '{3}{G}{G}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [
        {
          do: 'apply',
          what: { each: { types: ['creature'], controller: 'you' } },
          mods: [
            { mod: 'gain', keywords: ['trample'] },
            {
              mod: 'pt',
              power: { greatest: 'power', among: { types: ['creature'], controller: 'you' } },
              toughness: { greatest: 'power', among: { types: ['creature'], controller: 'you' } },
            },
          ],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
