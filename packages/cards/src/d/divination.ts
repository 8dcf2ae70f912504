import { card } from '@ettin/schema';

export default card({
  name: 'Divination',
  manaCost: '{2}{U}',
  types: ['sorcery'],
  abilities: [{ kind: 'spell', effects: [{ do: 'draw', who: 'you', amount: 2 }] }],
});
