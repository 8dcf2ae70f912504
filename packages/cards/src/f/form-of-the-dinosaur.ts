import { card } from '@ettin/schema';

export default card({
  name: 'Form of the Dinosaur',
  manaCost: '{4}{R}{R}',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [{ do: 'setLife', who: 'you', to: 15 }],
    },
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'you' },
      targets: [{ id: 'creature', what: { object: { types: ['creature'], controller: 'opponent' } } }],
      effects: [
        { do: 'damage', to: { target: 'creature' }, amount: 15 },
        {
          do: 'damage',
          to: 'you',
          amount: { powerOf: { target: 'creature' } },
          from: { target: 'creature' },
        },
      ],
    },
  ],
});
