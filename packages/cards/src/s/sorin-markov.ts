import { card } from '@ettin/schema';

export default card({
  name: 'Sorin Markov',
  manaCost: '{3}{B}{B}{B}',
  supertypes: ['legendary'],
  types: ['planeswalker'],
  subtypes: ['Sorin'],
  loyalty: 4,
  abilities: [
    {
      kind: 'activated',
      cost: { loyalty: 2 },
      targets: [{ id: 'damaged', what: { any: true } }],
      effects: [
        { do: 'damage', to: { target: 'damaged' }, amount: 2 },
        { do: 'gainLife', who: 'you', amount: 2 },
      ],
    },
    {
      kind: 'activated',
      cost: { loyalty: -3 },
      targets: [{ id: 'opponent', what: { player: 'opponent' } }],
      effects: [{ do: 'setLife', who: { target: 'opponent' }, to: 10 }],
    },
    {
      kind: 'activated',
      cost: { loyalty: -7 },
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [{ do: 'controlNextTurn', who: { target: 'player' } }],
    },
  ],
});
