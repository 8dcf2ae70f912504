import { card } from '@ettin/schema';

export default card({
  name: 'Lava-Field Overlord',
  manaCost: '{7}{R}{R}',
  types: ['creature'],
  subtypes: ['Dragon'],
  power: 5,
  toughness: 4,
  keywords: ['assist', 'flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'], controller: 'opponent' } } }],
      effects: [{ do: 'damage', to: { target: 'creature' }, amount: 4 }],
    },
  ],
});
