import { card } from '@ettin/schema';

export default card({
  name: 'Opportunity',
  manaCost: '{4}{U}{U}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [{ do: 'draw', who: { target: 'player' }, amount: 4 }],
    },
  ],
});
