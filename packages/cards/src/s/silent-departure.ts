import { card } from '@ettin/schema';

export default card({
  name: 'Silent Departure',
  manaCost: '{U}',
  types: ['sorcery'],
  keywords: [{ k: 'flashback', cost: { mana: '{4}{U}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'move', what: { target: 'creature' }, to: 'hand' }],
    },
  ],
});
