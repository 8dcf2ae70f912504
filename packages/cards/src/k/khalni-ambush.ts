import { card } from '@ettin/schema';

export default card({
  name: 'Khalni Ambush',
  manaCost: '{2}{G}',
  types: ['instant'],
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
  layout: 'modalDoubleFaced',
  other: {
    name: 'Khalni Territory',
    types: ['land'],
    abilities: [
      { kind: 'replacement', replaces: { event: 'enters', what: 'self' }, with: [{ entersTapped: true }] },
      { kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{G}' }] },
    ],
  },
});
