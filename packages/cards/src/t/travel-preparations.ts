import { card } from '@ettin/schema';

export default card({
  name: 'Travel Preparations',
  manaCost: '{1}{G}',
  types: ['sorcery'],
  keywords: [{ k: 'flashback', cost: { mana: '{1}{W}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } }, min: 0, max: 2 }],
      effects: [{ do: 'addCounters', what: { target: 'creature' }, kind: '+1/+1', count: 1 }],
    },
  ],
});
