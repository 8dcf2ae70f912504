import { card } from '@ettin/schema';

export default card({
  name: 'Aspect of Hydra',
  manaCost: '{G}',
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
            { mod: 'pt', power: { devotion: ['G'], of: 'you' }, toughness: { devotion: ['G'], of: 'you' } },
          ],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
