import { card } from '@ettin/schema';

export default card({
  name: 'Innocent Blood',
  manaCost: '{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [{ do: 'sacrifice', who: 'eachPlayer', what: { types: ['creature'] }, count: 1 }],
    },
  ],
});
