import { card } from '@ettin/schema';

export default card({
  name: 'Cyclonic Rift',
  manaCost: '{1}{U}',
  types: ['instant'],
  keywords: [{ k: 'overload', cost: { mana: '{6}{U}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'permanent', what: { object: { notTypes: ['land'], controller: 'notYou' } } }],
      effects: [{ do: 'move', what: { target: 'permanent' }, to: 'hand' }],
    },
  ],
});
