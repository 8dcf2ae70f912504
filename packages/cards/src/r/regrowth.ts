import { card } from '@ettin/schema';

export default card({
  name: 'Regrowth',
  manaCost: '{1}{G}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'card', what: { object: { zone: 'graveyard', owner: 'you' } } }],
      effects: [{ do: 'move', what: { target: 'card' }, to: 'hand' }],
    },
  ],
});
