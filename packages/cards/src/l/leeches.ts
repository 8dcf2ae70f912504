import { card } from '@ettin/schema';

export default card({
  name: 'Leeches',
  manaCost: '{1}{W}{W}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [
        { do: 'losePlayerCounters', who: { target: 'player' }, kind: 'poison', count: 'all', as: 'lost' },
        { do: 'damage', to: { target: 'player' }, amount: { result: 'lost' } },
      ],
    },
  ],
});
