import { card } from '@ettin/schema';

export default card({
  name: 'Raise Dead',
  manaCost: '{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'card', what: { object: { zone: 'graveyard', types: ['creature'], owner: 'you' } } }],
      effects: [{ do: 'move', what: { target: 'card' }, to: 'hand' }],
    },
  ],
});
