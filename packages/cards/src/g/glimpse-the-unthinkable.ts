import { card } from '@ettin/schema';

export default card({
  name: 'Glimpse the Unthinkable',
  manaCost: '{U}{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [{ do: 'mill', who: { target: 'player' }, amount: 10 }],
    },
  ],
});
