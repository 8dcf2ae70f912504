import { card } from '@ettin/schema';

export default card({
  name: 'The Crowd Goes Wild',
  manaCost: '{X}{G}',
  types: ['sorcery'],
  keywords: ['assist'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'supported', what: { object: { types: ['creature'] } }, min: 0, max: 'X' }],
      effects: [
        { do: 'addCounters', what: { target: 'supported' }, kind: '+1/+1', count: 1 },
        {
          do: 'apply',
          what: { each: { types: ['creature'], counter: '+1/+1' } },
          mods: [{ mod: 'gain', keywords: ['trample'] }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
});
