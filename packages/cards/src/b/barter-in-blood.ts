import { card } from '@ettin/schema';

export default card({
  name: 'Barter in Blood',
  manaCost: '{2}{B}{B}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      effects: [{ do: 'sacrifice', who: 'eachPlayer', what: { types: ['creature'] }, count: 2 }],
    },
  ],
});
