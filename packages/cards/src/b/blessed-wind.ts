import { card } from '@ettin/schema';

export default card({
  name: 'Blessed Wind',
  manaCost: '{7}{W}{W}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [{ do: 'setLife', who: { target: 'player' }, to: 20 }],
    },
  ],
});
