import { card } from '@ettin/schema';

export default card({
  name: 'Comparative Analysis',
  manaCost: '{3}{U}',
  types: ['instant'],
  keywords: [{ k: 'surge', cost: { mana: '{2}{U}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [{ do: 'draw', who: { target: 'player' }, amount: 2 }],
    },
  ],
});
