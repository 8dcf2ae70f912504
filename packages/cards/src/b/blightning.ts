import { card } from '@ettin/schema';

export default card({
  name: 'Blightning',
  manaCost: '{1}{B}{R}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'whom', what: { object: { types: ['planeswalker'] }, player: 'any' } }],
      effects: [
        { do: 'damage', to: { target: 'whom' }, amount: 3 },
        { do: 'discard', who: { target: 'whom' }, amount: 2 },
        { do: 'discard', who: { controllerOf: { target: 'whom' } }, amount: 2 },
      ],
    },
  ],
});
