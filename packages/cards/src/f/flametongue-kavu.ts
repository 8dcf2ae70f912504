import { card } from '@ettin/schema';

export default card({
  name: 'Flametongue Kavu',
  manaCost: '{3}{R}',
  types: ['creature'],
  subtypes: ['Kavu'],
  power: 4,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'damage', to: { target: 'creature' }, amount: 4 }],
    },
  ],
});
