import { card } from '@ettin/schema';

export default card({
  name: 'Deep Analysis',
  manaCost: '{3}{U}',
  types: ['sorcery'],
  keywords: [{ k: 'flashback', cost: { mana: '{1}{U}', payLife: 3 } }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [{ do: 'draw', who: { target: 'player' }, amount: 2 }],
    },
  ],
});
