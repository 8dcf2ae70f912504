import { card } from '@ettin/schema';

export default card({
  name: 'Guardian of Faith',
  manaCost: '{1}{W}{W}',
  types: ['creature'],
  subtypes: ['Spirit', 'Knight'],
  power: 3,
  toughness: 2,
  keywords: ['flash', 'vigilance'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [
        {
          id: 'creatures',
          what: { object: { types: ['creature'], controller: 'you', other: true } },
          min: 0,
          max: { count: { types: ['creature'], controller: 'you', other: true } },
        },
      ],
      effects: [{ do: 'phaseOut', what: { target: 'creatures' } }],
    },
  ],
});
