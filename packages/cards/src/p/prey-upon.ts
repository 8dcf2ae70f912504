import { card } from '@ettin/schema';

export default card({
  name: 'Prey Upon',
  manaCost: '{G}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [
        { id: 'yours', what: { object: { types: ['creature'], controller: 'you' } } },
        { id: 'theirs', what: { object: { types: ['creature'], controller: 'notYou' } } },
      ],
      effects: [{ do: 'fight', a: { target: 'yours' }, b: { target: 'theirs' } }],
    },
  ],
});
