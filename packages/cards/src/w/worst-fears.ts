import { card } from '@ettin/schema';

export default card({
  name: 'Worst Fears',
  manaCost: '{7}{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [
        { do: 'controlNextTurn', who: { target: 'player' } },
        { do: 'exile', what: 'self' },
      ],
    },
  ],
});
