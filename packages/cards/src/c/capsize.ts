import { card } from '@ettin/schema';

export default card({
  name: 'Capsize',
  manaCost: '{1}{U}{U}',
  types: ['instant'],
  keywords: [{ k: 'buyback', cost: { mana: '{3}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'permanent', what: { object: {} } }],
      effects: [{ do: 'move', what: { target: 'permanent' }, to: 'hand' }],
    },
  ],
});
