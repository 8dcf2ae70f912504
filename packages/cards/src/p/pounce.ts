import { card } from '@ettin/schema';

export default card({
  name: 'Pounce',
  manaCost: '{1}{G}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [
        { id: 'yours', what: { object: { types: ['creature'], controller: 'you' } } },
        { id: 'other', what: { object: { types: ['creature'], controller: 'notYou' } } },
      ],
      effects: [{ do: 'fight', a: { target: 'yours' }, b: { target: 'other' } }],
    },
  ],
});
