import { card } from '@ettin/schema';

export default card({
  name: 'Bump in the Night',
  manaCost: '{B}',
  types: ['sorcery'],
  keywords: [{ k: 'flashback', cost: { mana: '{5}{R}' } }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'player', what: { player: 'opponent' } }],
      effects: [{ do: 'loseLife', who: { target: 'player' }, amount: 3 }],
    },
  ],
});
