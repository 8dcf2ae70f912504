import { card } from '@ettin/schema';

export default card({
  name: 'Epic Confrontation',
  manaCost: '{1}{G}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [
        { id: 'yours', what: { object: { types: ['creature'], controller: 'you' } } },
        { id: 'theirs', what: { object: { types: ['creature'], controller: 'notYou' } } },
      ],
      effects: [
        {
          do: 'apply',
          what: { target: 'yours' },
          mods: [{ mod: 'pt', power: 1, toughness: 2 }],
          duration: 'endOfTurn',
        },
        { do: 'fight', a: { target: 'yours' }, b: { target: 'theirs' } },
      ],
    },
  ],
});
