import { card } from '@ettin/schema';

export default card({
  name: 'Dread Return',
  manaCost: '{2}{B}{B}',
  types: ['sorcery'],
  keywords: [{ k: 'flashback', cost: { sacrifice: { what: { types: ['creature'] }, count: 3 } } }],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'card', what: { object: { zone: 'graveyard', types: ['creature'], owner: 'you' } } }],
      effects: [{ do: 'move', what: { target: 'card' }, to: 'battlefield' }],
    },
  ],
});
