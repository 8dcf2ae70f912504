import { card } from '@ettin/schema';

export default card({
  name: 'Flame Slash',
  manaCost: '{R}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'creature', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'damage', to: { target: 'creature' }, amount: 4 }],
    },
  ],
});
