import { card } from '@ettin/schema';

export default card({
  name: 'Lead by Example',
  manaCost: '{1}{G}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'supported', what: { object: { types: ['creature'] } }, min: 0, max: 2 }],
      effects: [{ do: 'addCounters', what: { target: 'supported' }, kind: '+1/+1', count: 1 }],
    },
  ],
});
