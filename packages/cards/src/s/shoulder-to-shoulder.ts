import { card } from '@ettin/schema';

export default card({
  name: 'Shoulder to Shoulder',
  manaCost: '{2}{W}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'supported', what: { object: { types: ['creature'] } }, min: 0, max: 2 }],
      effects: [
        { do: 'addCounters', what: { target: 'supported' }, kind: '+1/+1', count: 1 },
        { do: 'draw', who: 'you', amount: 1 },
      ],
    },
  ],
});
