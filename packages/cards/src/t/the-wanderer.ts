import { card } from '@ettin/schema';

export default card({
  name: 'The Wanderer',
  manaCost: '{3}{W}',
  supertypes: ['legendary'],
  types: ['planeswalker'],
  loyalty: 5,
  abilities: [
    {
      kind: 'replacement',
      replaces: { event: 'damage', toPlayer: 'you', combat: false },
      with: [{ prevent: 'all' }],
    },
    {
      kind: 'replacement',
      replaces: { event: 'damage', toObject: { controller: 'you', other: true }, combat: false },
      with: [{ prevent: 'all' }],
    },
    {
      kind: 'activated',
      cost: { loyalty: -2 },
      targets: [{ id: 'creature', what: { object: { types: ['creature'], power: { is: '>=', than: 4 } } } }],
      effects: [{ do: 'exile', what: { target: 'creature' } }],
    },
  ],
});
