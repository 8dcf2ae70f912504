import { card } from '@ettin/schema';

export default card({
  name: 'Mind Rot',
  manaCost: '{2}{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [{ do: 'discard', who: { target: 'player' }, amount: 2 }],
    },
  ],
});
