import { card } from '@ettin/schema';

export default card({
  name: "Rakdos's Return",
  manaCost: '{X}{B}{R}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'whom', what: { object: { types: ['planeswalker'] }, player: 'opponent' } }],
      effects: [
        { do: 'damage', to: { target: 'whom' }, amount: 'X' },
        { do: 'discard', who: { target: 'whom' }, amount: 'X' },
        { do: 'discard', who: { controllerOf: { target: 'whom' } }, amount: 'X' },
      ],
    },
  ],
});
