import { card } from '@ettin/schema';

export default card({
  name: 'Untethered Express',
  manaCost: '{4}',
  types: ['artifact'],
  subtypes: ['Vehicle'],
  power: 4,
  toughness: 4,
  keywords: ['trample', { k: 'crew', n: 1 }],
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      effects: [{ do: 'addCounters', what: 'self', kind: '+1/+1', count: 1 }],
    },
  ],
});
