import { card } from '@ettin/schema';

export default card({
  name: 'Expedition Raptor',
  manaCost: '{3}{W}{W}',
  types: ['creature'],
  subtypes: ['Bird'],
  power: 2,
  toughness: 2,
  keywords: ['flying'],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'supported', what: { object: { types: ['creature'], other: true } }, min: 0, max: 2 }],
      effects: [{ do: 'addCounters', what: { target: 'supported' }, kind: '+1/+1', count: 1 }],
    },
  ],
});
