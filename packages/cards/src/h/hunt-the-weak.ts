import { card } from '@ettin/schema';

export default card({
  name: 'Hunt the Weak',
  manaCost: '{3}{G}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [
        { id: 'yours', what: { object: { types: ['creature'], controller: 'you' } } },
        { id: 'theirs', what: { object: { types: ['creature'], controller: 'notYou' } } },
      ],
      effects: [
        { do: 'addCounters', what: { target: 'yours' }, kind: '+1/+1', count: 1 },
        { do: 'fight', a: { target: 'yours' }, b: { target: 'theirs' } },
      ],
    },
  ],
});
