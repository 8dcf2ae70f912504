import { card } from '@ettin/schema';

export default card({
  name: 'Hymn to Tourach',
  manaCost: '{B}{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [{ do: 'discard', who: { target: 'player' }, amount: 2, random: true }],
    },
  ],
});
