import { card } from '@ettin/schema';

export default card({
  name: 'Lava Axe',
  manaCost: '{4}{R}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'whom', what: { object: { types: ['planeswalker'] }, player: 'any' } }],
      effects: [{ do: 'damage', to: { target: 'whom' }, amount: 5 }],
    },
  ],
});
