import { card } from '@ettin/schema';

export default card({
  name: 'Saddleback Lagac',
  manaCost: '{3}{G}',
  types: ['creature'],
  subtypes: ['Lizard'],
  power: 3,
  toughness: 1,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'supported', what: { object: { types: ['creature'], other: true } }, min: 0, max: 2 }],
      effects: [{ do: 'addCounters', what: { target: 'supported' }, kind: '+1/+1', count: 1 }],
    },
  ],
});
