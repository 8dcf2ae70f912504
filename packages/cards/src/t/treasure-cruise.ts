import { card } from '@ettin/schema';

export default card({
  name: 'Treasure Cruise',
  manaCost: '{7}{U}',
  types: ['sorcery'],
  keywords: ['delve'],
  abilities: [{ kind: 'spell', effects: [{ do: 'draw', who: 'you', amount: 3 }] }],
});
