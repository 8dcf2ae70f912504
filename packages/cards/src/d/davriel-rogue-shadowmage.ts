import { card } from '@ettin/schema';

export default card({
  name: 'Davriel, Rogue Shadowmage',
  manaCost: '{2}{B}',
  supertypes: ['legendary'],
  types: ['planeswalker'],
  subtypes: ['Davriel'],
  loyalty: 3,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'opponents' },
      if: { compare: [{ handSize: 'thatPlayer' }, '<=', 1] },
      effects: [{ do: 'damage', to: 'thatPlayer', amount: 2 }],
    },
    {
      kind: 'activated',
      cost: { loyalty: -1 },
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [{ do: 'discard', who: { target: 'player' }, amount: 1 }],
    },
  ],
});
