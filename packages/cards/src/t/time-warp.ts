import { card } from '@ettin/schema';

export default card({
  name: 'Time Warp',
  manaCost: '{3}{U}{U}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [{ do: 'extraTurn', who: { target: 'player' } }],
    },
  ],
});
