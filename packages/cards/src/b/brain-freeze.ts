import { card } from '@ettin/schema';

export default card({
  name: 'Brain Freeze',
  manaCost: '{1}{U}',
  types: ['instant'],
  keywords: ['storm'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'player', what: { player: 'any' } }],
      effects: [{ do: 'mill', who: { target: 'player' }, amount: 3 }],
    },
  ],
});
