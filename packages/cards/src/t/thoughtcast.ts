import { card } from '@ettin/schema';

export default card({
  name: 'Thoughtcast',
  manaCost: '{4}{U}',
  types: ['sorcery'],
  keywords: [{ k: 'affinity', for: { types: ['artifact'], controller: 'you' } }],
  abilities: [{ kind: 'spell', effects: [{ do: 'draw', who: 'you', amount: 2 }] }],
});
