import { card } from '@ettin/schema';

export default card({
  name: 'Cruel Edict',
  manaCost: '{1}{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'player', what: { player: 'opponent' } }],
      effects: [{ do: 'sacrifice', who: { target: 'player' }, what: { types: ['creature'] }, count: 1 }],
    },
  ],
});
