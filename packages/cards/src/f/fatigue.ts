import { card } from '@ettin/schema';

export default card({
  name: 'Fatigue',
  manaCost: '{1}{U}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [{ do: 'skipNext', who: { target: 'player' }, what: 'draw' }],
    },
  ],
});
