import { card } from '@ettin/schema';

export default card({
  name: 'Jace Beleren',
  manaCost: '{1}{U}{U}',
  supertypes: ['legendary'],
  types: ['planeswalker'],
  subtypes: ['Jace'],
  loyalty: 3,
  abilities: [
    { kind: 'activated', cost: { loyalty: 2 }, effects: [{ do: 'draw', who: 'eachPlayer', amount: 1 }] },
    {
      kind: 'activated',
      cost: { loyalty: -1 },
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [{ do: 'draw', who: { target: 'player' }, amount: 1 }],
    },
    {
      kind: 'activated',
      cost: { loyalty: -10 },
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [{ do: 'mill', who: { target: 'player' }, amount: 20 }],
    },
  ],
});
