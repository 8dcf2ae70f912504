import { card } from '@ettin/schema';

export default card({
  name: 'Relief Captain',
  manaCost: '{2}{W}{W}',
  types: ['creature'],
  subtypes: ['Kor', 'Knight', 'Ally'],
  power: 3,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      targets: [{ id: 'supported', what: { object: { types: ['creature'], other: true } }, min: 0, max: 3 }],
      effects: [{ do: 'addCounters', what: { target: 'supported' }, kind: '+1/+1', count: 1 }],
    },
  ],
});
